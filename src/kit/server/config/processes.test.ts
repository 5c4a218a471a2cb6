import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'

const DATABASE_URL = 'postgresql://db/farsight'

test.for<[env: Record<string, string>, processes: number]>([
  [{}, 1],
  [{ FARSIGHT_PROCESSES: '1', METRICS_TOKEN: 'a-long-enough-secret' }, 1],
  [{ FARSIGHT_PROCESSES: '10', METRICS: '127.0.0.1:9464' }, 10],
  [{ FARSIGHT_PROCESSES: '64', DATABASE_URL }, 64],
])('with %j so many processes serve', ([env, processes]) => {
  expect(readConfig(env).processes).toBe(processes)
})

const noNumber = (value: string) => `FARSIGHT_PROCESSES: "${value}" is no number of processes, from 1 to 64.`

test.for<[env: Record<string, string>, lines: string[]]>([
  [{ FARSIGHT_PROCESSES: '0' }, [noNumber('0')]],
  [{ FARSIGHT_PROCESSES: '65', DATABASE_URL }, [noNumber('65')]],
  [{ FARSIGHT_PROCESSES: '-2' }, [noNumber('-2')]],
  [{ FARSIGHT_PROCESSES: 'max' }, [noNumber('max')]],
  [{ FARSIGHT_PROCESSES: '11' }, ['FARSIGHT_PROCESSES: is at most 10 without DATABASE_URL.']],
  [
    { FARSIGHT_PROCESSES: '2', METRICS_TOKEN: 'a-long-enough-secret', METRICS: '127.0.0.1:65535', FARSIGHT_DEV: '1' },
    [
      'METRICS_TOKEN: with several processes /metrics is not answered. Each tells its figures at a port of METRICS.',
      'METRICS: each of 2 processes needs a port of its own from there on.',
      'FARSIGHT_DEV: the program that is being written is served by one process.',
    ],
  ],
])('the environment %j is refused', ([env, lines]) => {
  expect(() => readConfig(env)).toThrow(new WrongConfig(lines))
})
