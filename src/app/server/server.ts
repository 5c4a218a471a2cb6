/** The whole server, assembled from its rooms. Decides nothing. */
import { resolve } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { serveReportFiles } from '#analyses/server/files.ts'
import type { Pipeline } from '#analyses/server/making/pipeline.ts'
import { createFindShared, type FindShared } from '#outlets/server/find-shared.ts'
import { keepShared } from '#outlets/server/kept-shared.ts'
import { recordHandlers } from '#record/server/handlers.ts'
import { contentHandlers } from '#items/server/handlers.ts'
import { myHandlers } from '#items/server/mine/handlers.ts'
import { type Consents, createConsents } from '#legal/server/consents.ts'
import { type Site, siteDescription } from '#items/sharing.ts'
import { openTexts, type Texts } from '#items/server/text/texts.ts'
import { legalHandlers } from '#legal/server/handlers.ts'
import { serveSecurityTxt } from '#legal/server/security-txt.ts'
import { readTexts, type LegalTexts } from '#legal/server/texts.ts'
import { serveAssets } from '#kit/server/pages/assets.ts'
import { serveIcons } from '#kit/server/pages/icons.ts'
import { type Allowances, openBudgets } from '#kit/server/budget/admission.ts'
import type { FindLastDrill } from '#kit/server/backup/drill/last-drill.ts'
import type { FindLastBackup } from '#kit/server/backup/last-backup.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import { serveHealth } from '#kit/server/http/health.ts'
import { createHttpServer } from '#kit/server/http/http.ts'
import { openApiOf, serveOpenApi } from '#kit/server/api/openapi.ts'
import { servePages } from '#kit/server/pages/pages.ts'
import { directCaller, refuseUnknownCalls, serve } from '#kit/server/api/serve.ts'
import { workChannel } from '#kit/server/work/enqueue.ts'
import { eventHandlers } from '#kit/server/events/audit.ts'
import { healthHandlers } from '#kit/server/watching/health-handlers.ts'
import { workHandlers } from '#kit/server/work/handlers.ts'
import type { Task } from '#kit/server/work/task.ts'
import { noticeHandlers } from '#notices/server/own/handlers.ts'
import { openQueue, type Queue } from '#kit/server/work/queue.ts'
import type { PasswordCost } from '#local/identity/server/passwords.ts'
import { predictionHandlers } from '#predictions/server/handlers.ts'
import { discussionHandlers } from '#discussion/server/handlers.ts'
import { findSaidNear } from '#discussion/server/said-near.ts'
import { resolutionHandlers } from '#resolution/server/handlers.ts'
import { forecastHandlers } from '#forecasts/server/handlers.ts'
import { readersHandlers } from '#readers/server/handlers.ts'
import { scenarioHandlers } from '#scenarios/server/handlers.ts'
import type { Reader } from '#series/server/reader.ts'
import { trendHandlers } from '#trends/server/handlers.ts'
import { createPageRenderer, type PageRenderer } from './renderer.ts'
import { openReports } from './analyses.ts'
import { saidIn } from './account/said-of.ts'
import { accountDataOf } from './account/account-data.ts'
import { openNotices } from './account/notices.ts'
import { openEvents } from './events.ts'
import { hideInBrowsers, hidingCrowds, hidingReaders } from './hiding/hiding.ts'
import { openFiles, openImports } from './account/brought-files.ts'
import { parts } from './kept-parts.ts'
import { stances, turns } from './stances.ts'
import { checks } from './kind-checks.ts'
import { apiParts, contract, kinds } from '../kinds.ts'
import { workFromListening } from './works.ts'
import { counts } from './watching/health.ts'
import { partsOf } from './watching/parts.ts'
import { diskOf } from './watching/disk.ts'
import { lastOfBackups } from './watching/last-of-backups.ts'
import { version } from './watching/release.ts'
import { openWatching } from './watching/watching.ts'
import { openNumbers } from './numbers.ts'
import { openOutlets } from './outlets/outlets.ts'
import { createTellPages } from './outlets/tell-pages.ts'
import { type Delivery, openPayments } from './payments.ts'
import { openSignIn } from './sign-in.ts'
import { labelAnswers, nameServer } from './pages/simulated.ts'
import { openReading } from './processes/reading.ts'
import { openSources, type SourcesGiven } from './sources/sources.ts'
import type { Tables } from './tables.ts'
import type { World } from '../world.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Draws every page anew from now on. Changes in the database do this by themselves. */
    forgetPages(): void
    /**
     * When this process has heard of all that has happened by now. It hears by itself; this is for those who must know.
     */
    hearEvents(): Promise<void>
    /**
     * Checks the prices, and from then on works off what the payment service tells. Once, whoever asks; a listening
     * server does by itself.
     */
    startMoney(): Promise<void>
    /** From then on numbers are made wherever they are due. Once, whoever asks; a listening server does by itself. */
    startNumbers(): Promise<void>
    /** Makes all numbers that are due, and answers how many items have new ones. */
    makeNumbers(): Promise<number>
    /** From then on ordered analyses are made. Once, whoever asks; a listening server does by itself. */
    startAnalyses(): Promise<void>
    /** Looks at all sources that are due, and answers how many jobs that took. */
    lookAtSources(): Promise<number>
    /** Begins nothing more of what goes on beside the answers; ends with what is under way. */
    rest(): Promise<void>
  }
}

export type { Tables }
export type Parts = {
  database: Database<Tables>
  config: Config
  log?: FastifyBaseLogger
  /** For tests: how the stand-in for Stripe brings its events. */
  delivery?: Delivery
  /** For tests: how the steps of an analysis are done. */
  pipeline?: Pipeline
  /** For tests: how sources are reached. */
  sources?: SourcesGiven | undefined
  /** For measurements: the clock by which kept pages grow stale. */
  pagesNow?: () => number
  /** For tests and measurements: what everybody may cost. */
  allowances?: Allowances | undefined
  /** For tests: how dear a guess of a password is. */
  passwordCost?: PasswordCost | undefined
}

/** The longest text of an item, in signs that take four bytes each, with room for the rest. */
const longestBodyBytes = 524_288

export async function createServer(given: Parts): Promise<FastifyInstance> {
  const { database, log = false, delivery, pipeline, passwordCost, pagesNow, allowances } = given
  const { db } = database
  const { config, site } = await nameServer(database, given.config)
  const { trustProxy, firebase, logRequests } = config
  const limits = { bodyLimitBytes: longestBodyBytes, authDomain: firebase?.authDomain }
  const app = createHttpServer({ log, logRequests, trustProxy, ...limits })
  const { watch, onJobEnded, onLook, countMails, countModel } = openWatching({ app, database, config })
  const budgets = openBudgets(app, db, allowances)
  labelAnswers(app, site)
  const queue = openQueue({ database, log: app.log, onEnded: onJobEnded })
  app.addHook('onClose', () => queue.close())
  const texts = await readTexts(config.legal, config.productName, config.backups.to !== undefined)
  const consents = createConsents(texts)
  const payments = await openPayments({ app, database, queue, config, consents, ...(delivery && { delivery }) })
  const { membership } = payments
  const asked = { app, database, queue, config, membership, mayHave: budgets.mayHave, countModel }
  const analyses = await openReports({ ...asked, ...(pipeline && { pipeline }) })
  const accountData = accountDataOf(database, { membership, analyses, consents })
  const signIn = await openSignIn({ app, database, config, accountData, passwordCost, countMails })
  const sources = openSources({ app, database, queue, config, onLook, given: given.sources })
  const own = { bodies: openBodies(app), sources, reader: openFiles(app), imports: openImports(app, database) }
  const { replica, reading, readingRoutes } = openReading(app, database, config)
  const watched = { listParts: partsOf(db, () => hearing()), ...keptOf({ app, config, database }), lag: replica?.lag }
  const all = { database, queue, payments, analyses, signIn, texts, consents, ...watched, ...own }
  const handlers = reading(handlersOf(all))
  const admit = hidingCrowds(budgets.admitBy(signIn.identify), database.pool)
  const hiding = { ...config, ...database, hiderOf: signIn.hiderOf }
  serve(app, contract, handlers, admit)
  serveReportFiles(app, { db, admit, site })
  refuseUnknownCalls(app, contract)

  const beside = [...openNotices({ app, database, config, mail: signIn.mail, site }), own.imports.task]
  const numbers = openNumbers({ database, queue })
  goOnFromListening(app, { beside, queue, database, config, numbers, membership, analyses })

  const channels = { [workChannel]: queue.wake }
  const live = { admit, identify: signIn.identify, watch: analyses.watch, channels, pagesNow, replica }
  const { kept, hearing } = await openEvents({ app, database, config, queue, ...live })

  serveHealth(app, db, { findAlarms: membership.alarms, ...watched })
  const pools = { answers: database.pool, work: queue.pool }
  const onServed = watch({ kept, hearing, pools, replica, listAlarms: membership.alarms, ...watched })
  // Two thirds of all that a start would have to do, and for few who ask.
  const describeApi = once(async () =>
    openApiOf(apiParts, { title: config.productName, version: '1', origin: site.origin }, app.described),
  )
  serveOpenApi(app, describeApi)
  const find = keepShared(database.pool, createFindShared(database.pool, kinds))
  const drawing = { call: directCaller(contract, handlers), site, describeApi, find, config, signIn, payments }
  const renderer = await openRenderer(app, { ...drawing, pool: database.pool })
  const shown = { site, find, texts: own.bodies, ...renderer, owe: budgets.owe, post: sources.post, readingRoutes }
  await hideInBrowsers(app, hiding, (part) => openOutlets({ app: part, database, queue, config, ...shown }))
  await serveBuilt(app, site, config)
  const served = { kept, sharedCaches: config.sharedCaches, owe: budgets.owe, onServed }
  servePages(app, { ...served, ...renderer.pages, ...hidingReaders(hiding) })
  return app
}

type Drawing = Pick<World, 'call' | 'site' | 'describeApi'> &
  Pick<Database<Tables>, 'pool'> &
  Pick<Opened, 'signIn' | 'payments'> &
  Pick<Parts, 'config'>

/** Draws pages: of whom this server stands in for, they say so. */
function openRenderer(app: FastifyInstance, drawing: Drawing & { find: FindShared }): Promise<PageRenderer> {
  const { find, config, signIn, payments, ...rest } = drawing
  const standIns = { hasStandIns: signIn.hasStandIns, hasLocalPayments: payments.local !== null }
  return createPageRenderer({ app, ...rest, ...standIns, dev: config.dev, tell: createTellPages(find) })
}

/** The files of the build, and what browsers and others ask for by its name: icons, and whom to tell of holes. */
async function serveBuilt(app: FastifyInstance, site: Site, { legal, publicUrl, assetsFolder }: Config): Promise<void> {
  serveSecurityTxt(app, { mail: legal.operator.OPERATOR_MAIL, publicUrl })
  await serveAssets(app, resolve('dist'), assetsFolder)
  await serveIcons(app, { ...site, description: siteDescription })
}

type Opened = Pick<Parts, 'database'> & {
  queue: Queue
  payments: Awaited<ReturnType<typeof openPayments>>
  analyses: Awaited<ReturnType<typeof openReports>>
  signIn: Awaited<ReturnType<typeof openSignIn>>
  texts: LegalTexts
  consents: Consents
  bodies: Texts
  sources: ReturnType<typeof openSources>
  reader: Reader
  imports: ReturnType<typeof openImports>
  listParts: ReturnType<typeof partsOf>
  findLastBackup: FindLastBackup
  findLastDrill: FindLastDrill
  findDisk: ReturnType<typeof diskOf>['findDisk']
  lag: (() => number) | undefined
}

/** What is left where the database is lost, and how much room it has. */
function keptOf({ app, config, database }: Pick<Opened, 'database'> & { app: FastifyInstance; config: Config }) {
  return { ...lastOfBackups(config, database), ...diskOf(app, config) }
}

/** What the bodies of items are read as. */
function openBodies(app: FastifyInstance): Texts {
  const texts = openTexts()
  app.addHook('onClose', () => texts.close())
  return texts
}

/** Who answers which call. */
function handlersOf({ database, queue, payments, analyses, signIn, texts, consents, ...own }: Opened) {
  const { bodies, sources, reader, imports, listParts, findLastBackup, findLastDrill, findDisk, lag } = own
  const content = { ...database, texts: bodies }
  return {
    ...signIn.mails,
    ...payments.pages,
    ...payments.membership.handlers,
    ...signIn.handlers,
    ...contentHandlers(content, kinds),
    ...myHandlers(content, kinds, {
      checks: { ...checks, trend: sources.trendChecks },
      parts,
      userRecordOf: signIn.userRecordOf,
      analysesOf: ({ id }) => analyses.exportOf(id),
      consentsOf: ({ id }) => consents.list(database.db, id),
      ledgerOf: ({ id }) => payments.membership.ledgerOf(id),
      purchasesOf: ({ id }) => payments.membership.purchasesOf(id),
      signInsOf: signIn.signInsOf,
      reportRatingsOf: ({ id }) => analyses.ratingsOf(id),
      saidOf: saidIn(database.db),
      importedOf: imports.importedOf,
    }),
    ...trendHandlers(database, reader),
    ...readersHandlers(database),
    ...forecastHandlers(database, findSaidNear(content), analyses.machine),
    ...discussionHandlers({ ...content, stances, turns }),
    ...resolutionHandlers(database.db),
    ...noticeHandlers(database, kinds),
    ...imports.handlers,
    ...predictionHandlers(database.db),
    ...sources.handlers,
    ...scenarioHandlers(database.pool),
    ...recordHandlers(database.pool, analyses.machine),
    ...legalHandlers(texts),
    ...analyses.handlers,
    ...workHandlers(database.db, queue),
    ...healthHandlers({ db: database.db, version, listParts, findLastBackup, findLastDrill, findDisk, lag, counts }),
    ...eventHandlers(database.db),
  }
}

type Working = Pick<Opened, 'analyses' | 'queue'> & {
  config: Config
  beside: Task[]
  database: Database<Tables>
  numbers: ReturnType<typeof openNumbers>
  membership: Opened['payments']['membership']
}

/** What goes on beside the answers begins when the server listens, and once, however often a test asks for it. */
function goOnFromListening(app: FastifyInstance, working: Working): void {
  const { beside, queue, database, numbers, membership, analyses, config } = working
  app.decorate('rest', queue.rest)
  app.decorate('startNumbers', once(numbers.start))
  app.decorate('makeNumbers', numbers.make)
  app.decorate('startMoney', once(membership.start))
  app.decorate('startAnalyses', once(analyses.start))
  workFromListening(app, { queue, database, machine: analyses.machine, config, beside })
  app.addHook('onListen', () => app.startNumbers())
  app.addHook('onListen', () => app.startMoney().then(() => app.startAnalyses()))
  app.addHook('onClose', () => numbers.close())
}

function once<Answer>(act: () => Promise<Answer>): () => Promise<Answer> {
  let begun: Promise<Answer> | undefined
  return () => (begun ??= act())
}
