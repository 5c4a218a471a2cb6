/** Orders and reports on this server: who pays for them, who words them, and where values are computed again. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { openAnalyses } from '#analyses/server/analyses.ts'
import { createPipeline, type Pipeline } from '#analyses/server/making/pipeline.ts'
import { previewHandlers } from '#analyses/server/dossier/preview.ts'
import { wishHandlers } from '#analyses/server/wishes/wish-handlers.ts'
import { createModelClient, type ModelClient } from '#kit/server/language-model/model-client.ts'
import { createQuestionReader } from '#analyses/server/model/reader.ts'
import type { Machine } from '#forecasts/server/machine/machine-work.ts'
import { openCrowdInShort } from '#forecasts/server/record/find-crowd-in-short.ts'
import { readingAs } from './hiding/hiding.ts'
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import type { openBudgets } from '#kit/server/budget/admission.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import type { Membership } from '#membership/server/membership.ts'
import type { Tables } from './tables.ts'
import type { Watching } from './watching/watching.ts'

type Parts = {
  app: FastifyInstance
  database: Database<Tables>
  queue: Queue
  config: Config
  membership: Membership
  pipeline?: Pipeline
  mayHave: ReturnType<typeof openBudgets>['mayHave']
  countModel: Watching['countModel']
}

/** So many questions may be read by the language model in an hour: for one account or network, and for all together. */
const readings = { each: 40, all: 1200 }

export async function openReports(parts: Parts) {
  const { app, database, queue, config, membership, pipeline, mayHave, countModel } = parts
  const { pool } = database
  const { log } = app
  // Readers who check a value do not wait for the numbers of all items, which have a thread of their own.
  const thread = openComputeThread(new URL('compute-thread.ts', import.meta.url))
  const model = config.model ? countModel(await createModelClient(config.model)) : null
  const reading = model?.jobs.includes('read')
    ? {
        reader: createQuestionReader(model, (line) => log.warn(line)),
        model: model.name,
        mayRead: (asker: Parameters<typeof mayHave>[1]) => mayHave('reading', asker, readings),
      }
    : null
  const analyses = openAnalyses({
    database,
    queue,
    budgets: membership,
    pipeline:
      pipeline ??
      createPipeline(pool, {
        model,
        computeNumbers: thread.compute,
        log,
        asReadBy: readingAs(pool),
        findCrowdRecord: openCrowdInShort(pool),
      }),
    computeNumbers: thread.compute,
  })
  app.addHook('onClose', async () => {
    await analyses.close()
    await thread.close()
  })
  return {
    ...analyses,
    /** The same language model as a forecaster. */
    machine: machineOf(config, model, log),
    handlers: {
      ...analyses.handlers,
      ...previewHandlers({ ...database, budgetsOf: membership.budgetsOf, reading }),
      ...wishHandlers(database),
    },
  }
}

/** Null where no language model is to forecast. */
function machineOf({ model: settings }: Config, model: ModelClient | null, log: FastifyBaseLogger): Machine | null {
  if (!settings || !model?.jobs.includes('forecast')) return null
  return { model, aDay: settings.forecastsADay, log: (line) => log.warn(line) }
}
