/** What people are told without asking: in notices, in letters, once a day by mail. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import type { Task } from '#kit/server/work/task.ts'
import { serveLeaving } from '#notices/server/digests/leaving.ts'
import { digestTasks } from '#notices/server/digests/digest-work.ts'
import { followingTasks } from '#notices/server/following/following-work.ts'
import { type Mail, noticeTasks, unmailedTasks } from '#notices/server/notice-work.ts'
import { kinds } from '../../kinds.ts'
import type { Tables } from '../tables.ts'

type Parts = {
  app: FastifyInstance
  database: Database<Tables>
  config: Config
  /** Null where no mail leaves here. */
  mail: Mail | null
  site: { productName: string; origin: string }
}

export function openNotices({ app, database, config, mail, site: at }: Parts): Task[] {
  const { db, pool } = database
  const site = { ...at, contact: config.legal.operator.OPERATOR_MAIL }
  // A mail that was sent from here may be open wherever it is.
  serveLeaving(app, db)
  const mails = mail && [
    ...noticeTasks({ db, mail, site, operators: config.operatorEmails }),
    ...digestTasks({ db, pool, kinds, mail, site }),
  ]
  return [...followingTasks(db), ...(mails ?? unmailedTasks())]
}
