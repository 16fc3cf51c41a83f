/** Type declarations for the part of autocannon that this folder uses: the package ships none. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before each request is sent; returns the request to send. */
    setupRequest?: (request: Request) => Request;
    onResponse?: (status: number, body: string) => void;
  }

  export interface Client {
    setRequests: (requests: Request[]) => void;
  }

  export interface Options extends Partial<Request> {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests per second over all connections. @default as many as possible */
    overallRate?: number;
    setupClient?: (client: Client) => void;
  }

  export interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
