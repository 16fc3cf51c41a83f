import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface ShowcasePicture {
  /** Label over the picture. It must name the content, because the picture has an empty `alt`. */
  label: string;
  /** URL of the picture. Without it the label is shown alone. */
  src?: string;
  /** URL that the whole tile links to. */
  href?: string;
}

export function ShowcaseTile({ label, src, href }: ShowcasePicture) {
  const { Link } = useUi();
  return (
    <div className="ui:group ui:edge ui:relative ui:isolate ui:grid ui:aspect-4/3 ui:h-full ui:w-full ui:items-end ui:overflow-clip ui:rounded-md ui:bg-surface-sunken">
      {src && (
        <img
          src={src}
          alt=""
          loading="lazy"
          className="ui:absolute ui:inset-0 ui:-z-10 ui:size-full ui:object-cover ui:transition-press ui:duration-slow ui:ease-out ui:group-has-[a:hover]:scale-[1.03]"
        />
      )}
      <p
        className={cn(
          'ui:px-4 ui:pt-10 ui:pb-3 ui:text-sm ui:font-semibold ui:wrap-anywhere',
          src ? 'ui:bg-scrim ui:text-on-media' : 'ui:text-ink',
        )}
      >
        {href ? (
          <Link
            href={href}
            className="ui:outline-none ui:before:absolute ui:before:inset-0 ui:before:rounded-md ui:focus-visible:before:outline-3 ui:focus-visible:before:-outline-offset-3 ui:focus-visible:before:outline-focus"
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
    </div>
  );
}
