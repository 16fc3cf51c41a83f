import { capture } from '@tooling/gate/processes.mjs';
import { HOST_OPTIONS, type ConsumerProject } from './consumer-project.ts';

/** The strictest settings of a host: they read the packages' declarations, and tell a missing property from `undefined`. */
const TSCONFIG = {
  compilerOptions: { ...HOST_OPTIONS, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
  files: ['strict-types.tsx'],
};

/**
 * A host's usual use of every package: queries, a mutation, a card with a creation of the client, and the generator; and
 * that every optional prop takes `undefined`.
 */
const SOURCE = `
import { createApiClient, type GalleryItem } from '@product/api-client';
import { galleryQuery, loginMutation, useApi, userQuery, useSubmit } from '@product/api-client/react';
import { useGalleryFilter, type GalleryFilter } from '@product/studio';
import { Generator } from '@product/studio/generator';
import { GalleryCard, GalleryFilters } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import * as ui from '@product/ui';
import { useState, type ReactNode } from 'react';

const client = createApiClient();
const card = (item: GalleryItem) => <GalleryCard key={item.id} creation={item} />;

export function Host() {
  const api = useApi();
  const { data: user } = useQuery(userQuery(api));
  const { data } = useQuery(galleryQuery(api));
  const login = useSubmit(loginMutation(api));
  const [filter, setFilter] = useState<GalleryFilter>({});
  const items = useGalleryFilter(data, filter);
  if (!user) return <button onClick={() => login.submit({ username: 'ada', password: 'secret1' })} />;
  return (
    <>
      <GalleryFilters value={filter} onValueChange={setFilter} count={items?.length} />
      {items?.map(card)}
      <Generator client={client} />
    </>
  );
}

/** The optional properties that refuse \`undefined\`. */
type Refusing<Props> = {
  [Name in keyof Props]-?: {} extends Pick<Props, Name>
    ? { [Passed in Name]: undefined } extends Pick<Props, Name> ? never : Name
    : never;
}[keyof Props];
/** All but the icons, whose props are those of lucide-react. */
type OfComponents<Exports> = {
  [Name in Exclude<keyof Exports, \`\${string}Icon\` | Uncapitalize<string>>]: Exports[Name] extends (props: infer Props) => ReactNode ? Refusing<Props> : never;
};
type Refusals = OfComponents<typeof ui & { StudioGenerator: typeof Generator }>;
export const refusals: { [Name in keyof Refusals as [Refusals[Name]] extends [never] ? never : Name]: Refusals[Name] } = {};
`;

/** Type-checks a host with strict settings. Returns the compiler's errors in our packages or in the host, as one text. */
export async function checkStrictTypes(consumer: ConsumerProject): Promise<string[]> {
  consumer.write('strict-types.tsx', SOURCE);
  const project = consumer.write('tsconfig.strict.json', JSON.stringify(TSCONFIG));
  const errors = findOurErrors(await capture('tsc', ['-p', project, '--pretty', 'false']));
  return errors.length > 0 ? [`A host with strict types does not compile:\n${errors.join('\n')}`] : [];
}

/** The lines of tsc's output that concern our packages, the host or its settings. */
export function findOurErrors({ code, output }: { code: number; output: string }): string[] {
  // tsc did not start, or was ended.
  if (code !== 0 && !/error TS\d/.test(output)) return [output || `tsc ended with code ${code}.`];
  // Other errors in the declarations of dependencies are ignored than a package that a host would have to install.
  return output
    .split('\n')
    .filter((line) => /^error TS\d|error TS2307|(strict-types\.tsx|@product\/[^(]+)\(\d/.test(line));
}
