export { manualClock, systemClock, type Clock, type ManualClock } from './clock';
export type { EndpointName, RouteName } from './endpoint-name';
export { faultMenu, type FaultId, type FaultListing } from './faults/catalogue';
export type { When } from './faults/catalogue/entry';
export type { ActiveFault, Faults } from './faults/faults';
export { readFault, writeFault, type PlacedFault } from './faults/read-fault';
export { createFetch, type FetchOptions } from './hosts/fetch';
export { handlers, type HandlersOptions } from './hosts/msw';
export type { JournalEntry } from './journal';
export { LIFELIKE_LATENCY, NO_LATENCY, type Latency } from './latency';
export { scenarios, type Scenario, type ScenarioName } from './scenarios';
export { makeCreation } from './seed/creations';
export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './seed/people';
export {
  CREDIT_TIMES,
  type Account,
  type CreditTime,
  type PaintRequest,
  type State,
  type StoredCreation,
} from './state';
export type { Paint } from './studio';
export { answer, fail, fault, hang, offline, seed, slow, type Bend, type Seed } from './verbs';
export { createWorld, type Snapshot, type World, type WorldOptions } from './world';
