import { Fragment } from 'react';
import { globalTypes } from '../globals';
import { viewports } from '../viewports';

const switches = Object.entries(globalTypes).map(([name, { description, toolbar }]) => ({
  name,
  title: toolbar?.title ?? name,
  description,
  values: toolbar?.items.flatMap((item) => (typeof item === 'string' ? item : (item.value ?? []))) ?? [],
}));

const sizes = Object.values(viewports).map(({ styles }) =>
  [styles?.width, styles?.height].map((side) => Number.parseInt(side ?? '', 10)).join(' × '),
);

const rows = [
  ...switches,
  {
    name: 'viewport',
    title: 'Viewport',
    description: `How large the window is: ${sizes.join(', ')} px; the last is a desk at 400 %`,
    values: Object.keys(viewports),
  },
];

export function ToolbarTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Switch</th>
          <th>Effect</th>
          <th>URL parameter</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, title, description, values }) => (
          <tr key={name}>
            <td>{title}</td>
            <td>{description}</td>
            <td>
              {values.filter(Boolean).map((value) => (
                <Fragment key={value}>
                  <code>{`${name}:${value}`}</code>{' '}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
