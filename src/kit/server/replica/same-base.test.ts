import { expect, test } from 'vitest'
import type { Ask } from '../events/event-log.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { mustBeSameBase } from './same-base.ts'

const one = await givenDatabase()
const other = await givenDatabase()
const asking =
  ({ pool }: typeof one): Ask =>
  async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await pool.query<Row>(text, [...values])).rows

test('another database of the same PostgreSQL is no replica of this one', async () => {
  await expect(mustBeSameBase(other.pool, asking(one))).rejects.toThrow(/It holds another database \("test_/)
})

test('a database of the same name and number in another cluster is no replica of this one', async () => {
  const ofOtherCluster: Ask = async <Row extends object>(text: string, values: readonly unknown[]) =>
    text.includes('system_identifier')
      ? ([{ system: '7341957734195773419' }] as unknown as Row[]) // as PostgreSQL writes it
      : asking(one)<Row>(text, values)
  await expect(mustBeSameBase(one.pool, ofOtherCluster)).rejects.toThrow('It holds another database')
})

test('where the number of the cluster is kept secret, that of the database decides', async () => {
  const secretive: Ask = async <Row extends object>(text: string, values: readonly unknown[]) => {
    if (text.includes('system_identifier')) throw new Error('permission denied for function pg_control_system')
    return asking(one)<Row>(text, values)
  }
  await expect(mustBeSameBase(one.pool, secretive)).rejects.toThrow('It takes writes itself')
  await expect(mustBeSameBase(other.pool, secretive)).rejects.toThrow('It holds another database')
})
