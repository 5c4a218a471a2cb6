/** Analyses that are done, with the sample report, and their files. */
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { peopleOf } from '../given/analyses.ts'
import { sampleReport } from './sample-report.ts'

type People = ReturnType<typeof peopleOf>
type Orderer = Awaited<ReturnType<People['orderer']>>

export function doneReports({ app, pool, order }: { app: FastifyInstance; pool: Pool; order: People['order'] }) {
  return {
    /** A finished analysis with a report that has everything. */
    async givenDone(owner: Orderer, report = sampleReport()): Promise<string> {
      const { id } = (await order(owner)).analysis
      await pool.query(`update analysis set state = 'done', finished_at = now() where id = $1`, [id])
      await pool.query(`insert into analysis_report values ($1, $2, '{}')`, [id, report])
      return id
    },
    take: (cookie: string, id: string, format: string) =>
      app.inject({ method: 'GET', url: `/api/analyses/${id}/report.${format}`, headers: cookie ? { cookie } : {} }),
  }
}
