/**
 * Every screen: its address, what it loads, what it says about itself. The same list draws pages on the server and runs
 * in the browser.
 */
import { type ComponentType, lazy } from 'react'
import { Outlet, type RouteObject, useLoaderData } from 'react-router'
import { AwaitedProvider } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { AskPanelProvider } from '#site/web/home/asking.ts'
import { OfferProvider } from '#site/web/item/offer.ts'
import { CallProvider, type MyCaller } from '#items/web/call-context.ts'
import { KindViewsProvider } from '#items/web/kind-view.ts'
import { documentNames, documentPaths } from '#legal/documents.ts'
import { BellProvider } from '#site/web/layout/bell.ts'
import { Layout } from '#site/web/layout/Layout.tsx'
import { paymentPaths } from '#local/payments/paths.ts'
import { NotFound } from '#site/web/layout/NotFound.tsx'
import { RouteError } from '#site/web/layout/RouteError.tsx'
import { TodayProvider } from '#kit/web/today.ts'
import { drawAskPanel } from './ask-panel.tsx'
import { trendOffer } from './trend-box.tsx'
import { kindForms } from './kind-forms.tsx'
import { kindPages } from './kind-pages.tsx'
import { kindViews } from './kind-views.tsx'
import type { RootData } from '#site/web/layout/screen-data.ts'
import type { KindName } from '../kinds.ts'
import { createLoaders } from './loaders.ts'
import { complete, named, orNothing, screen } from './screen.tsx'
import type { World } from '../world.ts'

export function createRoutes(world: World): RouteObject[] {
  const load = createLoaders(world, kindViews)
  // A caller of all calls is one of those that screens make.
  const call = world.call as unknown as MyCaller
  return [
    {
      id: 'root',
      loader: load.root,
      shouldRevalidate: () => false, // whose site this is does not change while it is open
      Component: () => <Root call={call} />,
      ErrorBoundary: () => <Failed call={call} />,
      children: [
        { index: true, loader: load.home, ...screens.home() },
        ...Object.entries(kindPages).flatMap(([kind, page]) =>
          [`/${kind}/:id`, `/${kind}/:id/v/:version`].map((path) => ({
            path,
            caseSensitive: true,
            loader: load.item(kind),
            ...itemScreen(page)(),
          })),
        ),
        { path: paths.allStuff(), caseSensitive: true, loader: load.allStuff, ...screens.allStuff() },
        { path: paths.myStuff(), caseSensitive: true, loader: load.own, ...screens.myStuff() },
        { path: paths.purchaseSuccess(), caseSensitive: true, loader: load.screen, ...screens.purchaseSuccess() },
        { path: paths.purchaseCancelled(), caseSensitive: true, loader: load.screen, ...screens.purchaseCancelled() },
        { path: paths.purchaseError(), caseSensitive: true, loader: load.screen, ...screens.purchaseError() },
        { path: paths.success(), caseSensitive: true, loader: load.screen, ...screens.success() },
        { path: paths.signIn(), caseSensitive: true, loader: load.screen, ...screens.signIn() },
        { path: paths.outbox(), caseSensitive: true, loader: load.standIn, ...screens.outbox() },
        { path: paths.standIn(), caseSensitive: true, loader: load.standIn, ...screens.standIn() },
        { path: paymentPaths.checkout(':id'), caseSensitive: true, loader: load.localPayments, ...screens.checkout() },
        { path: paymentPaths.portal(':secret'), caseSensitive: true, loader: load.localPayments, ...screens.portal() },
        { path: paymentPaths.control(), caseSensitive: true, loader: load.localPayments, ...screens.paymentControl() },
        ...Object.keys(kindPages).flatMap((kind) => [
          { path: paths.write(kind), caseSensitive: true, loader: load.own, ...writeScreen(kind)() },
          { path: paths.edit(kind, ':id'), caseSensitive: true, loader: load.own, ...writeScreen(kind)() },
        ]),
        { path: paths.analysis(':id'), caseSensitive: true, loader: load.own, ...screens.analysis() },
        { path: paths.analysis(':id'), caseSensitive: true, loader: load.screen, ...screens.analysis() },
        { path: paths.author(':id'), caseSensitive: true, loader: load.author, ...screens.author() },
        {
          path: paths.set(':slug'),
          caseSensitive: true,
          loader: load.set,
          // Which two choices are shown stands in the address, and asks nothing.
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
            currentUrl.pathname !== nextUrl.pathname ||
            (currentUrl.search === nextUrl.search && defaultShouldRevalidate),
          ...screens.set(),
        },
        { path: paths.operators(), caseSensitive: true, loader: load.screen, ...screens.operators() },
        { path: paths.operatorQueue(), caseSensitive: true, loader: load.screen, ...screens.operatorQueue() },
        { path: paths.operatorOutcomes(), caseSensitive: true, loader: load.screen, ...screens.operatorOutcomes() },
        { path: paths.operatorAnalyses(), caseSensitive: true, loader: load.screen, ...screens.operatorAnalyses() },
        { path: paths.sources(), caseSensitive: true, loader: load.screen, ...screens.sources() },
        { path: paths.record(), caseSensitive: true, loader: load.record, ...screens.record() },
        { path: paths.forecaster(':name'), caseSensitive: true, loader: load.forecaster, ...screens.forecaster() },
        { path: paths.leaderboard(), caseSensitive: true, loader: load.leaderboard, ...screens.leaderboard() },
        { path: paths.method(), caseSensitive: true, loader: load.method, ...screens.method() },
        { path: paths.pricing(), caseSensitive: true, loader: load.pricing, ...screens.pricing() },
        ...documentNames.map((name) => ({
          path: documentPaths[name],
          caseSensitive: true,
          loader: load.document(name),
          ...screens.document(),
        })),
        { path: paths.apiDocs(), caseSensitive: true, loader: load.apiDocs, ...screens.apiDocs() },
        { path: '*', loader: load.nothing, ...screens.nothing() },
      ],
    },
  ]
}

/** The file names the screen's module for the server, which announces its chunk in the page's head. */
const screens = named({
  home: complete('src/site/web/home/Home.tsx', async () => (await import('#site/web/home/Home.tsx')).Home),
  allStuff: complete(
    'src/site/web/shelf/AllStuff.tsx',
    async () => (await import('#site/web/shelf/AllStuff.tsx')).AllStuff,
  ),
  myStuff: screen('src/site/web/mine/MyStuff.tsx', async () => {
    const [{ MyStuff }, { mineParts }] = await Promise.all([
      import('#site/web/mine/MyStuff.tsx'),
      import('./mine-parts.tsx'),
    ])
    return () => <MyStuff parts={mineParts} />
  }),
  author: complete(
    'src/site/web/author/AuthorScreen.tsx',
    async () => (await import('#site/web/author/AuthorScreen.tsx')).AuthorScreen,
  ),
  set: screen('src/scenarios/web/set/SetScreen.tsx', async () => {
    const [{ SetScreen }, { SharePage }] = await Promise.all([
      import('#scenarios/web/set/SetScreen.tsx'),
      import('#site/web/item/share/SharePage.tsx'),
    ])
    return orNothing(() => <SetScreen Share={SharePage} />)
  }),
  operators: screen(
    'src/site/web/operators/OperatorsScreen.tsx',
    async () => (await import('#site/web/operators/OperatorsScreen.tsx')).OperatorsScreen,
  ),
  operatorQueue: screen('src/site/web/operators/ListsScreen.tsx', async () => {
    const [{ QueueScreen }, parts] = await operatorParts()
    const shown = [parts.OperatorSignals, parts.OperatorComments]
    return () => <QueueScreen parts={shown} />
  }),
  operatorOutcomes: screen('src/site/web/operators/ListsScreen.tsx', async () => {
    const [{ ListsScreen }, parts] = await operatorParts()
    const shown = [parts.OperatorUnresolved, parts.OperatorOutcomes]
    return () => <ListsScreen title="Outcomes" parts={shown} />
  }),
  operatorAnalyses: screen('src/site/web/operators/ListsScreen.tsx', async () => {
    const [{ ListsScreen }, parts] = await operatorParts()
    const shown = [parts.OperatorAnalyses, parts.OperatorWishes, parts.OperatorMachine]
    return () => <ListsScreen title="Analyses" parts={shown} />
  }),
  sources: screen('src/sources/web/SourcesScreen.tsx', async () => {
    const [{ ForOperators }, { SourcesScreen }] = await Promise.all([
      import('#site/web/operators/ForOperators.tsx'),
      import('#sources/web/SourcesScreen.tsx'),
    ])
    return () => (
      <ForOperators title="Sources">
        <SourcesScreen />
      </ForOperators>
    )
  }),
  analysis: screen(
    'src/analyses/web/AnalysisScreen.tsx',
    async () => (await import('#analyses/web/AnalysisScreen.tsx')).AnalysisScreen,
  ),
  signIn: screen(
    'src/accounts/web/SignInScreen.tsx',
    async () => (await import('#accounts/web/SignInScreen.tsx')).SignInScreen,
  ),
  standIn: screen('src/accounts/web/StandIn.tsx', async () =>
    orNothing((await import('#accounts/web/StandIn.tsx')).StandIn),
  ),
  outbox: screen('src/local/identity/web/Outbox.tsx', async () =>
    orNothing((await import('#local/identity/web/Outbox.tsx')).Outbox),
  ),
  checkout: screen('src/local/payments/web/CheckoutScreen.tsx', async () =>
    orNothing((await import('#local/payments/web/CheckoutScreen.tsx')).CheckoutScreen),
  ),
  portal: screen('src/local/payments/web/PortalScreen.tsx', async () =>
    orNothing((await import('#local/payments/web/PortalScreen.tsx')).PortalScreen),
  ),
  paymentControl: screen('src/local/payments/web/ControlScreen.tsx', async () =>
    orNothing((await import('#local/payments/web/ControlScreen.tsx')).ControlScreen),
  ),
  record: complete(
    'src/record/web/RecordScreen.tsx',
    async () => (await import('#record/web/RecordScreen.tsx')).RecordScreen,
  ),
  forecaster: complete('src/forecasts/web/forecaster/ForecasterScreen.tsx', async () =>
    orNothing((await import('#forecasts/web/forecaster/ForecasterScreen.tsx')).ForecasterScreen),
  ),
  leaderboard: complete('src/forecasts/web/leaderboard/LeaderboardScreen.tsx', async () =>
    orNothing((await import('#forecasts/web/leaderboard/LeaderboardScreen.tsx')).LeaderboardScreen),
  ),
  method: complete(
    'src/record/web/method/MethodScreen.tsx',
    async () => (await import('#record/web/method/MethodScreen.tsx')).MethodScreen,
  ),
  pricing: complete(
    'src/membership/web/PricingScreen.tsx',
    async () => (await import('#membership/web/PricingScreen.tsx')).PricingScreen,
  ),
  document: complete(
    'src/legal/web/DocumentScreen.tsx',
    async () => (await import('#legal/web/DocumentScreen.tsx')).DocumentScreen,
  ),
  nothing: complete([], async () => NotFound),
  apiDocs: screen(
    'src/kit/web/api-docs/ApiDocs.tsx',
    async () => (await import('#kit/web/api-docs/ApiDocs.tsx')).ApiDocs,
  ),
  ...outcomes(),
})

function operatorParts() {
  return Promise.all([import('#site/web/operators/ListsScreen.tsx'), import('./operators-parts.tsx')])
}

function outcomes() {
  const files = 'src/membership/web/outcome/'
  return {
    purchaseSuccess: screen(
      `${files}PurchaseSuccess.tsx`,
      async () => (await import('#membership/web/outcome/PurchaseSuccess.tsx')).PurchaseSuccess,
    ),
    purchaseCancelled: screen(
      `${files}PurchaseCancelled.tsx`,
      async () => (await import('#membership/web/outcome/PurchaseCancelled.tsx')).PurchaseCancelled,
    ),
    purchaseError: screen(
      `${files}PurchaseError.tsx`,
      async () => (await import('#membership/web/outcome/PurchaseError.tsx')).PurchaseError,
    ),
    success: screen(`${files}Success.tsx`, async () => (await import('#membership/web/outcome/Success.tsx')).Success),
  }
}

function itemScreen(kind: (typeof kindPages)[keyof typeof kindPages]) {
  const item = complete(['src/site/web/item/ItemScreen.tsx', kind.file], async () => {
    const [{ ItemScreen }, parts] = await Promise.all([import('#site/web/item/ItemScreen.tsx'), kind.load()])
    return () => <ItemScreen page={parts} />
  })
  return named({ item }).item
}

/** The same screen writes a new item and the next version of one. */
function writeScreen(kind: string) {
  const editor = screen('src/site/web/editor/EditorScreen.tsx', async () => {
    const [{ EditorScreen }, form] = await Promise.all([
      import('#site/web/editor/EditorScreen.tsx'),
      kindForms[kind as KindName](),
    ])
    return () => <EditorScreen kind={kind} form={form} />
  })
  return named({ editor }).editor
}

/** What could not be shown stands in for the whole page, and has the layout of all others. */
function Failed({ call }: { call: MyCaller }) {
  return (
    <KindViewsProvider value={kindViews}>
      <CallProvider value={call}>
        <RouteError />
      </CallProvider>
    </KindViewsProvider>
  )
}

/** Every screen stands in the default layout (R9). */
/** The way to one's notices, loaded once somebody is signed in. Where its code cannot be had, my stuff has one too. */
const LaterBell = lazy<ComponentType>(() =>
  import('#notices/web/Bell.tsx').then(
    ({ Bell }) => ({ default: Bell }),
    () => ({ default: () => null }),
  ),
)

function Root({ call }: { call: MyCaller }) {
  const { today, isAwaited } = useLoaderData<RootData>()
  return (
    <AwaitedProvider value={isAwaited}>
      <KindViewsProvider value={kindViews}>
        <TodayProvider value={today}>
          <CallProvider value={call}>
            <AskPanelProvider value={drawAskPanel}>
              <OfferProvider value={trendOffer}>
                <BellProvider value={LaterBell}>
                  <Layout>
                    <Outlet />
                  </Layout>
                </BellProvider>
              </OfferProvider>
            </AskPanelProvider>
          </CallProvider>
        </TodayProvider>
      </KindViewsProvider>
    </AwaitedProvider>
  )
}
