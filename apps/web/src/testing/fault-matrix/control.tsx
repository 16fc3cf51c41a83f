import { useSubmit } from '@product/api-client/react';
import {
  useQuery,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { GenerationPhase, GenerationStore } from '@product/studio';
import { act } from 'react';
import type { Harness } from './harness';

/** How often the control is pressed in a row, and in how many places a query is shown. */
const TIMES = 10;

export interface Control {
  press: () => Promise<void>;
  state: () => { pending: boolean; error: Error | null; data: unknown };
}

/** A query. The first press shows it in ten places; a later one is Try Again, in all places that offer it. */
export function readingControl<Data, Key extends QueryKey>(
  harness: Harness,
  options: UseQueryOptions<Data, Error, Data, Key>,
): Control {
  const places: ReturnType<typeof useQuery<Data, Error, Data, Key>>[] = [];
  function Place({ index }: { index: number }) {
    places[index] = useQuery(options);
    return null;
  }
  return {
    press: async () => {
      if (places.length === 0) {
        return harness.mount(
          Array.from({ length: TIMES }, (_, index) => <Place key={index} index={index} />),
        );
      }
      const offers = places[0]?.data === undefined ? places : places.slice(0, 1);
      await act(async () => offers.forEach(({ refetch }) => void refetch()));
    },
    state: () => {
      const { isFetching = false, error = null, data } = places[0] ?? {};
      return { pending: isFetching, error, data };
    },
  };
}

/**
 * The generations of the session, without a component that shows one. A press starts the form's ten times in one task.
 */
export function generationControl(
  { generations }: Harness,
  choices: Parameters<GenerationStore['start']>[0],
): Control {
  // The end of a session clears the phase at once.
  let last: GenerationPhase = generations.phase();
  generations.subscribe(() => {
    const phase = generations.phase();
    if (phase.name !== 'idle') last = phase;
  });
  return {
    press: () =>
      act(async () => {
        for (let time = 0; time < TIMES; time += 1) generations.start(choices);
      }),
    state: () => ({
      pending: last.name === 'generating',
      error: last.name === 'failed' ? last.error : null,
      data: last.name === 'done' ? last.result : undefined,
    }),
  };
}

/**
 * A form. A press submits it ten times in one task.
 * @param variables the data to send, by the number of earlier presses
 */
export async function formControl<Data, Variables>(
  harness: Harness,
  options: UseMutationOptions<Data, Error, Variables>,
  variables: (presses: number) => NoInfer<Variables>,
): Promise<Control> {
  const renderings: ReturnType<typeof useSubmit<Data, Variables>>[] = [];
  let result: unknown;
  let presses = 0;
  function Form() {
    renderings.push(useSubmit(options));
    return null;
  }
  await harness.mount(<Form />);
  const current = () => renderings.at(-1);
  const keep = (data: Data) => {
    result = data;
  };
  return {
    press: async () => {
      const given = variables(presses);
      presses += 1;
      await act(async () => {
        for (let time = 0; time < TIMES; time += 1) current()?.submit(given, { onSuccess: keep });
      });
    },
    state: () => ({ pending: current()?.isPending ?? false, error: current()?.error ?? null, data: result }),
  };
}
