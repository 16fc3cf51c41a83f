import { TextLink } from '@product/ui';
import { Page, PageSection } from '../foundations/page';
import { Name, Row, Rows } from '../foundations/rows';
import { SCREENS, type ScreenName } from '../make-it-yours/screen-stories';
import { STATES } from './states';

interface StatesPageProps {
  /** The toolbar's settings, which the links keep. */
  globals?: Record<string, string>;
}

/** Every screen with its states, each with a link to the story that shows it. */
export function StatesPage({ globals = {} }: StatesPageProps) {
  const settings = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return (
    <Page
      title="States"
      intro="What each screen can look like, by the types of its phases. A state without a story does not compile, and a test names a story that is missing."
    >
      {Object.entries(STATES).map(([screen, phases]) => {
        const { label, path } = SCREENS[screen as ScreenName];
        return (
          <PageSection key={screen} title={label} note={<code>{path}</code>}>
            <Rows>
              {Object.entries(phases).map(([phase, stories]) => (
                <Row key={phase} className="sm:grid-cols-[12rem_minmax(0,1fr)]">
                  <span className="font-medium">{phase}</span>
                  <ul className="flex flex-wrap gap-x-6 gap-y-2">
                    {Object.entries(stories).map(([state, story]) => (
                      <li key={state}>
                        <TextLink
                          href={`./?path=/story/${story}&globals=${settings.join(';')}`}
                          target="_top"
                        >
                          <Name>{state}</Name>
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                </Row>
              ))}
            </Rows>
          </PageSection>
        );
      })}
    </Page>
  );
}
