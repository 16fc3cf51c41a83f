import { Host } from '../../shared/host';

export default function Plain() {
  return (
    <>
      <Host id="host" />
      <Host id="inside" />
    </>
  );
}
