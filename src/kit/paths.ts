/** The addresses of screens that every room may link to. `items/paths.ts` adds those of items and lists. */
export const screenPaths = {
  home: () => '/',
  allStuff: () => '/all-stuff',
  myStuff: () => '/my-stuff',
  purchaseSuccess: () => '/purchase-success',
  purchaseCancelled: () => '/purchase-cancelled',
  purchaseError: () => '/purchase-error',
  success: () => '/success',
  /** `continueUrl` is where to go on afterwards: an address of this site. */
  signIn: (continueUrl?: string) =>
    continueUrl ? `/sign-in?continueUrl=${encodeURIComponent(continueUrl)}` : '/sign-in',
  /** One's own profile and account, on my stuff. */
  account: () => '/my-stuff?tab=account',
  /** Membership, budgets and their ledger, on my stuff. */
  membership: () => '/my-stuff?tab=membership',
  /** What one saved, on my stuff. */
  saved: () => '/my-stuff?tab=saved',
  /** Radars of one's own, there too. */
  radars: () => '/my-stuff?tab=radars',
  /** What one forecast, there too. */
  forecasts: () => '/my-stuff?tab=forecasts',
  /** How right one has been, there too. */
  ownRecord: () => '/my-stuff?tab=record',
  /** What one follows, and what happened to it, there too. */
  notices: () => '/my-stuff?tab=notices',
  /** One's analyses, on my stuff. */
  analyses: () => '/my-stuff?tab=analyses',
  /**
   * A report, or how far it has come. `key`, behind the mark that browsers send to nobody, opens one that is shared.
   */
  analysis: (id: string, key?: string) => `/analysis/${id}${key ? `#key=${key}` : ''}`,
  /** How the server is, for operators, and what needs a hand. `part`: of that page. */
  operators: (part?: string) => `/operator${part ? `#${part}` : ''}`,
  /** What people wrote and waits for a word of operators. */
  operatorQueue: (part?: string) => `/operator/queue${part ? `#${part}` : ''}`,
  /** How questions came out, where an operator must say or decide it. */
  operatorOutcomes: (part?: string) => `/operator/outcomes${part ? `#${part}` : ''}`,
  /** What everybody asks, and what a machine is asked. */
  operatorAnalyses: () => '/operator/analyses',
  /** Where series come from, and which of their changes wait for operators. */
  sources: () => '/operator/sources',
  /** How each number is made. */
  method: (part?: string) => `/method${part ? `#${part}` : ''}`,
  /** How right the base has been. */
  record: () => '/record',
  /** Who was nearest to what happened, of those who chose to be shown. */
  leaderboard: () => '/leaderboard',
  /** One of them, by the public name that they chose. */
  forecaster: (name: string) => `/forecaster/${name}`,
  /** A file, not a screen: link to it with a plain `a`. */
  exportOfMine: () => '/api/me/export',
  /** What an analysis and a membership cost; `offer` is one of them. */
  pricing: (offer?: string) => `/pricing${offer ? `#${offer}` : ''}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  imprint: () => '/imprint',
  help: () => '/help',
  write: (kind: string) => `/new/${kind}`,
  edit: (kind: string, id: string) => `/${kind}/${id}/edit`,
  /** Mails that wait here because no mail server is set. */
  outbox: () => '/outbox',
  /** Where the SDK looks for a provider's page, when the sign-in service is not Google's. */
  standIn: () => '/emulator/auth/handler',
  /** For people who read the API's docs. Not a screen to navigate to: link to it with a plain `a`. */
  apiDocs: () => '/api/docs',
} as const
