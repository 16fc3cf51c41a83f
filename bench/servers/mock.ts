// The mock's HTTP host as `npm run mock-api` starts it, with 24 public creations and a blank picture instead of
// rendering.
import { NO_LATENCY, seed } from 'mock-api';
import { startMockServer } from 'mock-api/http';

const PIECES = 24;
/** A grey JPEG of 8 x 8 pixels, which a page can display as any other picture. */
const BLANK_JPEG = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
    'base64',
  ),
);

const community = Array.from({ length: PIECES }, (_, index) => ({ title: `Piece ${index + 1}` }));
const { address } = await startMockServer(
  { host: 'localhost', port: 0, latency: NO_LATENCY, stateFile: undefined, fresh: true, scenario: 'visitor' },
  { render: async () => BLANK_JPEG, overrides: [seed({ community })] },
);

process.on('disconnect', () => process.exit());
process.send?.({ address });
