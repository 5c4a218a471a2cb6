/**
 * How a server tells that its base is a simulation, of which only the base itself knows: in its name, which every page,
 * picture, file, feed and mail has, and on all that it answers.
 */
import type { FastifyInstance } from 'fastify'
import type { Site } from '#items/sharing.ts'
import { saysSimulation } from '#items/sharing/simulation.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import { findSimulation } from '#simulation/server/mark-store.ts'
import type { Tables } from '../tables.ts'

/** As this server is to be called and found. No search engine is told of what is made up. */
export async function nameServer({ db }: Database<Tables>, config: Config): Promise<{ config: Config; site: Site }> {
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  if (!(await findSimulation(db))) return { config, site: { productName: config.productName, origin } }
  const productName = `${config.productName} simulation`
  return {
    config: { ...config, productName, indexNowKey: undefined, webSubHub: undefined },
    site: { productName, origin, isSimulation: true },
  }
}

/** On each answer of a simulation; the names of files that are taken away say it too. */
export function labelAnswers(app: FastifyInstance, { isSimulation }: Site): void {
  if (!isSimulation) return
  app.addHook('onSend', async (_, reply, payload) => {
    reply.header('x-robots-tag', 'noindex')
    // What programs ask for may have no name in it.
    reply.header('x-simulation', saysSimulation)
    const named = reply.getHeader('content-disposition')
    if (typeof named === 'string') reply.header('content-disposition', named.replace(/(?<=filename=")/, 'simulation-'))
    return payload
  })
}
