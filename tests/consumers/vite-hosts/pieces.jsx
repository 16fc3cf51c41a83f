import {
  Badge,
  Button,
  Card,
  Checkbox,
  ComparisonTable,
  Faq,
  FeatureSection,
  Footer,
  GalleryFilters,
  Hero,
  IconButton,
  Kbd,
  LegalDocument,
  LoginForm,
  PackGrid,
  PlanPicker,
  PromptField,
  RatioShapes,
  Switch,
  TokenBalance,
  UserMenu,
} from '@product/ui';
import { businessModels } from '@product/domain';
import { Cards } from './shared/cards';

const { packs } = businessModels.tokens;
const links = [{ href: '#a', label: 'A page' }];

/** Pieces with every kind of element. What they inherit is the same in each host. */
export const Pieces = () => (
  <div
    id="pieces"
    style={{ color: '#222', font: '16px/1.5 sans-serif', letterSpacing: 'normal', inlineSize: 960 }}
  >
    <Hero title="Any <spark>host</spark>" example="A harbour" facts={[{ text: 'Free' }]} />
    <Button variant="primary">Primary</Button>
    <Button disabled>Disabled</Button>
    <Button asChild variant="ghost" size="lg">
      <a href="#link">Link</a>
    </Button>
    <IconButton label="Icon">
      <svg viewBox="0 0 24 24" />
    </IconButton>
    <Badge>Badge</Badge>
    <Kbd>K</Kbd>
    <UserMenu username="ada" />
    <TokenBalance tokens={12} />
    <Checkbox label="Checkbox" description="With a description" />
    <Switch label="Switch" />
    <Card>
      <LoginForm />
    </Card>
    <PromptField />
    <RatioShapes value="1:1" />
    <GalleryFilters value={{}} count={3} onSelectingChange={() => {}} />
    <Cards />
    <PackGrid packs={packs} hrefFor={() => '#buy'} />
    <PlanPicker plans={businessModels.trial.plans} value={businessModels.trial.plans[0].id} />
    <ComparisonTable packs={packs} />
    <Faq />
    <FeatureSection features={[{ title: 'A feature', text: 'Its text' }]} title="Features" />
    <LegalDocument
      title="Terms"
      updated={new Date(0)}
      sections={[{ id: 'one', title: 'One', body: 'Its text' }]}
    />
    <Footer brand="Host" year={2026} columns={[{ title: 'Links', links }]} contactEmail="a@host.example" />
  </div>
);
