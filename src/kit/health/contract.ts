/**
 * How the server is, for operators: of all processes and the last 24 hours, but where another time is named. Numbers and
 * counts; the only names are those of operators beside what they did. Null is what the database did not say in time:
 * the rest is told all the same.
 */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { healthAddresses as at } from './addresses.ts'

const none = z.strictObject({})
const count = z.int().nonnegative()
const seconds = z.number().nonnegative()

/** Within what time 19 of 20 were answered; `isBeyond`: more than one of 20 took longer than that. */
const within = z.object({ seconds, isBeyond: z.boolean() }).nullable()

const known = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).nullable()
const listed = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).nullable()

export const healthContract = {
  findServerHealth: endpoint({
    address: at.findServerHealth,
    summary:
      'For operators: how each part is, answers and jobs of the last 24 hours and how long they took, the slowest routes and statements, memory, the database, mails, sources, the language model, people and orders in numbers, and what operators did',
    policy: 'operator',
    params: none,
    query: none,
    answer: z.object({
      /** Of the process that answers. */
      release: z.object({ version: z.string(), upSeconds: seconds }),
      /** Of the process that answers, as at `/readyz`: since when it is so, or for how long something has waited. */
      parts: z.array(z.object({ name: z.string(), state: z.string(), seconds: seconds.nullable() })),
      answers: known({
        /** In so many minutes of the 24 hours something was kept. */
        minutes: count,
        count,
        failed: count,
        within,
        lastHour: z.object({ count, failed: count }),
      }),
      /** A point for each half hour in which something was kept, the earliest first. */
      steps: listed({
        at: z.iso.datetime(),
        answers: count,
        failed: count,
        mailsSent: count,
        mailsFailed: count,
        refusedSignIns: count,
        tokens: count,
        cents: z.number(),
        memoryBytes: z.number(),
        databaseBytes: z.number(),
      }),
      /** Those that wrote in the last two minutes, at their last word: `lagSeconds` of the replica that they read. */
      processes: listed({
        process: z.string(),
        memoryBytes: z.number(),
        answers: count,
        failed: count,
        isListening: z.boolean(),
        lagSeconds: seconds,
      }),
      /** Of all processes together; `ofBytes`: what the machine of the one that answers has. */
      memory: known({ bytes: z.number(), processes: count, ofBytes: z.number() }),
      /** `bytesADay`: null where too little is known of how it grows. */
      database: known({ bytes: z.number(), bytesADay: z.number().nullable() }),
      /**
       * Of the disk of the database, where that lies on the machine of the process that answers; `fullSeconds`: for how long
       * that process has known that something could not be written, within the last ten minutes.
       */
      disk: z.object({
        free: known({ bytes: z.number(), share: z.number() }),
        fullSeconds: seconds.nullable(),
      }),
      /** For how long what any process reads has lacked what was written; null where there is no replica. */
      replica: known({ lagSeconds: seconds }),
      /** `off`: no place is named for backups; `none`: none lies there yet; `unreadable`: the place cannot be read. */
      backup: z.object({ state: z.enum(['off', 'none', 'kept', 'unreadable']), ageSeconds: seconds.nullable() }),
      /** Whether the backup that was tried last came back: `off`: nobody tries them; `none`: none was tried yet. */
      drill: z.object({
        state: z.enum(['off', 'none', 'passed', 'failed', 'unreadable']),
        ageSeconds: seconds.nullable(),
        /** Which backup. */
        backup: z.string().nullable(),
        /** Why it did not, a sentence each. */
        faults: z.array(z.string()).readonly(),
      }),
      /** The ten slowest of the last hour. `page item` are all pages of items, whichever they are. */
      routes: listed({ route: z.string(), count, failed: count, within, meanSeconds: seconds }),
      /** The ten that failed most often. */
      failing: listed({ route: z.string(), failed: count, lastAt: z.iso.datetime() }),
      /** The ten that took most time since they are counted, where `pg_stat_statements` is there. */
      statements: known({
        areCounted: z.boolean(),
        list: z.array(z.object({ text: z.string(), calls: count, seconds, meanSeconds: seconds })),
      }),
      tasks: listed({
        task: z.string(),
        state: z.enum(['fine', 'late', 'given up']),
        waiting: count,
        underWay: count,
        givenUp: count,
        /** For how long the oldest is due. */
        dueSeconds: seconds,
        done: count,
        failed: count,
        meanSeconds: seconds.nullable(),
      }),
      /** `failed`: how often the mail server did not take one; whoever tries again is counted again. */
      mails: known({ sent: count, failed: count }),
      /** Cents of a US dollar, by the prices that are set. */
      model: known({ tokensAsked: count, tokensAnswered: count, cents: z.number() }),
      /** In the last hour: passwords, codes and links that were refused. */
      refusedSignIns: count.nullable(),
      /** `lookedSeconds`: since the series that was looked at longest ago was in order. */
      connectors: listed({ connector: z.string(), series: count, broken: count, lookedSeconds: z.number() }),
      /** Changes of series that wait for a word of operators. */
      holds: count.nullable(),
      /** What somebody must look at of payments, a sentence each, as `/readyz` says it. */
      alarms: z.array(z.string()).nullable(),
      people: known({
        accounts: count,
        accountsOfMonth: count,
        activeInWeek: count,
        activeInMonth: count,
        forecasters: count,
        members: count,
      }),
      /** Of 30 days. `cents` by the prices of today. */
      orders: known({
        products: z.array(z.object({ title: z.string(), count, cents: count })),
        refunded: count,
        disputed: count,
        analyses: count,
        analysesFailed: count,
      }),
      /** The last 20. */
      deeds: listed({
        at: z.iso.datetime(),
        what: z.string(),
        by: z.string().nullable(),
        reason: z.string(),
        item: z.object({ kind: z.string(), id: z.string(), title: z.string() }).nullable(),
      }),
    }),
    refusals: ['sign-in-needed', 'session-ended', 'operators-only'],
  }),
}
