export interface WatermarkProps {
  /** The brand's word. */
  word: string;
}

/** The brand's word over a preview, for a `MediaFrame`'s `watermark`. Those who listen are told by the words beside it. */
export function Watermark({ word }: WatermarkProps) {
  return (
    <span
      aria-hidden
      translate="no"
      className="grid grid-cols-2 gap-x-[2em] gap-y-[1.4em] [&>*:nth-child(4n+3)]:-ms-[1em]"
    >
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index}>{word}</span>
      ))}
    </span>
  );
}
