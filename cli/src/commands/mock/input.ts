import { readPort } from '../../port.ts';

/** One above the sandbox, so that both run side by side. */
export const MOCK_PORT = '30001';

/** Flags as they were typed. */
export interface MockFlags {
  port: string;
}

export interface MockInput {
  port: number;
}

/** @throws CommandFailure 2 naming the flag */
export const readMockInput = ({ port }: MockFlags): MockInput => ({ port: readPort(port) });
