import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.join(import.meta.dirname, '..')

/** Tests that start servers of their own run one file after the other. */
const alone = { fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000 }

// A worker would go on with its tests, and with the servers they started, after the runner was killed.
const execArgv = ['--import', path.join(import.meta.dirname, 'end-with-parent.mjs')]

/** Each may have 80 connections open at a time, of the 300 that the test database has. */
const WORKERS = Math.min(availableParallelism(), 3)

const project = (name, include, more = {}) => ({
  root,
  test: { name, include, execArgv, environment: 'node', ...more },
})

export default defineConfig({
  root,
  test: {
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/walls/*.test.ts'], {
        // A worker loads the shop's modules once, not once a file: that is half of the time.
        isolate: false,
        // Vitest leaves a core free by itself, which of two is half.
        maxWorkers: WORKERS,
        // Crowds on a machine that has other work: slow is not wrong.
        testTimeout: 90_000,
        hookTimeout: 60_000,
      }),
      project('start', ['tests/start/**/*.test.ts'], alone),
      // Whoever waits for a server to come back leaves room for another file.
      project('faults', ['tests/faults/**/*.test.ts'], { maxWorkers: 2, testTimeout: 90_000, hookTimeout: 90_000 }),
      project('long', ['tests/long/**/*.test.ts'], { ...alone, testTimeout: 43_200_000 }),
    ],
  },
})
