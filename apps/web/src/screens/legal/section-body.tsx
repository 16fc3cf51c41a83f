import { RichText, TextLink, useUi } from '@product/ui';
import { paths } from '../../core/paths';
import { textBlocks } from './text-blocks';

export interface SectionBodyProps {
  text: string;
  contactEmail: string;
}

export function SectionBody({ text, contactEmail }: SectionBodyProps) {
  const { Link } = useUi();
  const components = {
    email: (label: string) => <TextLink href={`mailto:${contactEmail}`}>{label}</TextLink>,
    privacy: (label: string) => (
      <TextLink asChild>
        <Link href={paths.privacy}>{label}</Link>
      </TextLink>
    ),
  };
  return textBlocks(text).map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>
        <RichText text={block.text} components={components} />
      </p>
    ) : (
      <ul key={index}>
        {block.items.map((item) => (
          <li key={item}>
            <RichText text={item} components={components} />
          </li>
        ))}
      </ul>
    ),
  );
}
