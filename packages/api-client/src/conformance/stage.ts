import type { CreationChanges } from '../creations/creation.schema';
import { endpoints } from '../endpoints';
import type { Id } from '../schema';
import { openBrowser, type Browser, type Network } from './browser';
import { expectList, expectSuccess } from './expectations';
import type { Entrance, Person } from './people';
import { newCreation } from './samples';
import { Breach, Skip } from './verdicts';

type Fields = Record<string, unknown>;

/** What the checks play on: two people, and what they make. */
export interface Stage {
  network: Network;
  entrance: Entrance | undefined;
  /** Someone who is signed out. */
  visitor: () => Browser;
  /** @throws Skip when nobody could be signed in */
  first: () => Person;
  /** Another one. @throws Skip when there is none */
  second: () => Person;
  /** A name that nothing else has. */
  newName: () => string;
  mediaUrl: string;
  ownList: (person: Person) => Promise<Fields[]>;
  gallery: (browser: Browser) => Promise<Fields[]>;
  /** Saves a creation and finds it in the own list. @throws Skip when saving does not work, which has its own check */
  saved: (person: Person, changes?: Partial<CreationChanges>) => Promise<{ id: Id; title: string }>;
}

export interface StageOptions {
  network: Network;
  first: Entrance | undefined;
  second: Entrance | undefined;
  /** Begins the title of all that is made here. */
  mark: string;
  mediaUrl: string;
}

export function openStage({ network, first, second, mark, mediaUrl }: StageOptions): Stage {
  let titles = 0;
  const stage: Stage = {
    network,
    entrance: first,
    mediaUrl,
    visitor: () => openBrowser(network),
    first: () => first?.person ?? skip('nobody could be signed in'),
    second: () => second?.person ?? skip('there is no second account'),
    newName: () => `${mark} ${(titles += 1)}`,
    ownList: async ({ browser }) => expectList('CreationList', await browser.call(endpoints.listCreations)),
    gallery: async (browser) => expectList('GalleryList', await browser.call(endpoints.listGallery)),
    async saved(person, changes) {
      const title = stage.newName();
      const body = { ...newCreation(person.id, title, mediaUrl), ...changes, title };
      try {
        expectSuccess(await person.browser.call(endpoints.saveCreation, { body }));
        const id = idOf((await stage.ownList(person)).find((one) => one['title'] === title));
        return { id: id ?? skip('what is saved is not in the own list'), title };
      } catch (error) {
        if (error instanceof Breach) throw new Skip('saving or listing does not work');
        throw error;
      }
    },
  };
  return stage;
}

export function skip(reason: string): never {
  throw new Skip(reason);
}

export function idOf(fields: Fields | undefined): Id | undefined {
  const id = fields?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
