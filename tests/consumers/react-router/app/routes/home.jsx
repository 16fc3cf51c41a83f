import '@product/ui/standalone.css';
import { Card } from '@product/ui/card';
import { UiProvider } from '@product/ui/i18n';
import { Link } from 'react-router';
import { Cards } from '../../shared/cards';
import { Host } from '../../shared/host';
import { LogIn } from '../../shared/log-in';
import { Work } from '../../shared/work';

const RouterLink = ({ href, ...props }) => <Link to={href} {...props} />;

export default function Home() {
  return (
    <UiProvider link={RouterLink}>
      <Host id="host" />
      <LogIn />
      <Work />
      <Cards buyHref="/bought" />
      <Card>
        <Host id="inside" />
      </Card>
    </UiProvider>
  );
}
