/** What the mails say that nobody asked for: plain, short, with the reason and the way on. */
import { sayDay } from '#kit/dates.ts'
import { screenPaths } from '#kit/paths.ts'

export type Letter = {
  subject: string
  text: string
  html?: string
  messageId?: string
  headers?: Readonly<Record<string, string>>
}
/** `contact`: the operator's address of the imprint, where there is one. */
export type Site = { productName: string; origin: string; contact: string | undefined }

/** What each is about, with what it has to know. */
export type Facts = {
  hidden: { title: string; path: string; reason: string }
  signalHidden: { title: string; trend: string; path: string; reason: string }
  signalShown: { title: string; trend: string; path: string }
  commentHidden: { on: string; path: string; reason: string }
  commentShown: { on: string; path: string }
  /** Somebody objected to its outcome, and an operator let it stand: to who objected, and to its author. */
  upheld: { title: string; path: string; answer: string }
  upheldOfAuthor: { title: string; path: string; answer: string }
  stopped: { reason: string }
  due: object
  /** `what` was to be bought: '5 analyses and 20 trend analyses'; null where that is no longer sold. */
  unpaid: { what: string | null }
  report: { title: string; path: string; isDone: boolean }
  /** Of one that was made again by itself: the figure of its answer, and of the one before. */
  moved: { title: string; path: string; before: string | null; now: string | null }
  queue: Record<Waits, number>
  /** Changes of series that have waited for long, and the one that has waited for longest. */
  holds: { count: number; label: string; since: Date }
}
export type About = keyof Facts
/** What waits for operators, by what it is. */
type Waits = keyof typeof waits

const words: { [Name in About]: (facts: Facts[Name], site: Site) => { subject: string; says: string[] } } = {
  hidden: ({ title, path, reason }, { origin, productName, contact }) => ({
    subject: `Your item “${title}” was hidden`,
    says: [
      `An operator of ${productName} has hidden your item “${title}”. Nobody but you and operators can read it now.`,
      `The reason: ${reason}`,
      `You still can read, change and delete it:\n${origin}${path}`,
      ...sayContact(contact),
    ],
  }),
  signalHidden: ({ title, trend, path, reason }, { origin, productName, contact }) => ({
    subject: `Your signal “${title}” was hidden`,
    says: [
      `An operator of ${productName} has hidden your signal “${title}” on the trend “${trend}”. Nobody but you and operators can read it now.`,
      `The reason: ${reason}`,
      `You still can read, change and delete it:\n${origin}${path}`,
      ...sayContact(contact),
    ],
  }),
  signalShown: ({ title, trend, path }, { origin, productName }) => ({
    subject: `Your signal “${title}” is shown`,
    says: [
      `An operator of ${productName} has looked at your signal “${title}” on the trend “${trend}”. Everybody can read it now:\n${origin}${path}`,
    ],
  }),
  commentHidden: ({ on, path, reason }, { origin, productName, contact }) => ({
    subject: `Your comment on “${on}” was hidden`,
    says: [
      `An operator of ${productName} has hidden your comment on “${on}”. Nobody but you and operators can read it now.`,
      `The reason: ${reason}`,
      `You still can read, change and remove it:\n${origin}${path}`,
      ...sayContact(contact),
    ],
  }),
  commentShown: ({ on, path }, { origin, productName }) => ({
    subject: `Your comment on “${on}” is shown`,
    says: [
      `An operator of ${productName} has looked at your comment on “${on}”. Everybody can read it now:\n${origin}${path}`,
    ],
  }),
  upheld: ({ title, path, answer }, { origin, productName }) => ({
    subject: `Your objection was decided: “${title}”`,
    says: [
      `You objected to how “${title}” came out. An operator of ${productName} has let the outcome stand.`,
      `The reason: ${answer}`,
      `${origin}${path}`,
    ],
  }),
  upheldOfAuthor: ({ title, path, answer }, { origin, productName }) => ({
    subject: `The outcome stands: “${title}”`,
    says: [
      `Somebody objected to how your prediction “${title}” came out. An operator of ${productName} has let the outcome stand.`,
      `The reason: ${answer}`,
      `${origin}${path}`,
    ],
  }),
  stopped: ({ reason }, { origin, productName, contact }) => ({
    subject: `Your items on ${productName} were hidden`,
    says: [
      `An operator of ${productName} has stopped your items: nobody but you and operators can read them now, and nothing new can be published.`,
      `The reason: ${reason}`,
      `You still can read, change, delete and download what you wrote:\n${origin}${screenPaths.myStuff()}`,
      ...sayContact(contact),
    ],
  }),
  due: (_, { origin, productName }) => ({
    subject: `A payment for ${productName} did not go through`,
    says: [
      `The last payment for your membership of ${productName} did not go through. It will be tried again, and until it is paid no new month begins.`,
      `See what is open, and pay with another card if you like:\n${origin}${screenPaths.membership()}`,
    ],
  }),
  unpaid: ({ what }, { origin }) => ({
    subject: `Your bank did not pay for ${what ?? 'your purchase'}`,
    says: [
      `Your bank did not pay for ${what ?? 'what you bought'}. Nothing was added to your budgets, and you owe nothing for it.`,
      `You can pay in another way:\n${origin}${screenPaths.membership()}`,
    ],
  }),
  report: ({ title, path, isDone }, { origin }) => ({
    subject: isDone ? `Your report is ready: ${title}` : `No report could be made: ${title}`,
    says: [
      isDone
        ? `The report that you ordered is ready: ${title}`
        : `The report that you ordered could not be made: ${title}\nNothing was charged for it.`,
      `${origin}${path}`,
      `These mails can be turned off in your profile:\n${origin}${screenPaths.account()}`,
    ],
  }),
  moved: ({ title, path, before, now }, { origin }) => ({
    subject: `The answer has moved: ${title}`,
    says: [
      `You follow a report, and its answer has moved: ${title}`,
      `It was ${before ?? 'none in a number'} and is now ${now ?? 'none in a number'}. The report was made again at no cost, and says first what moved it:\n${origin}${path}`,
      `It is followed on from there; on its page you can stop that. These mails can be turned off in your profile:\n${origin}${screenPaths.account()}`,
    ],
  }),
  queue: (counts, { origin, productName }) => ({
    subject: `${sayWaiting(counts)} for operators of ${productName}`,
    says: [
      `${sayWaiting(counts)}:\n${origin}${screenPaths.operators()}`,
      'You hear of it again when something new comes, once an hour at the most.',
    ],
  }),
  holds: ({ count, label, since }, { origin, productName }) => ({
    subject: `${sayChanges(count)} for operators of ${productName}`,
    says: [
      `${count === 1 ? 'A change of a series has' : `${count} changes of series have`} waited for more than two weeks. Longest waits that of “${label}”, since ${sayDay(since.toISOString())}. Until you decide, the pages show what stood before.`,
      `Both series, drawn over each other, with the reasons:\n${origin}${screenPaths.sources()}`,
      'Of these you hear no second time.',
    ],
  }),
}

export function describeLetter<Name extends About>(about: Name, facts: Facts[Name], site: Site): Letter {
  const { subject, says } = words[about](facts, site)
  // A title may hold anything; a subject is one line.
  return { subject: subject.replaceAll(/\s+/gu, ' '), text: `${[...says, site.productName].join('\n\n')}\n` }
}

function sayContact(contact: string | undefined): string[] {
  return contact === undefined ? [] : [`If you disagree, write to ${contact}.`]
}

function sayChanges(count: number): string {
  return `${count} ${count === 1 ? 'change of a series waits' : 'changes of series wait'}`
}

/** '2 reported items, 1 new author and 3 signals wait' */
/** As one and as several of it are called. */
const waits = {
  reported: ['reported item', 'reported items'],
  authors: ['new author', 'new authors'],
  signals: ['signal', 'signals'],
  comments: ['comment', 'comments'],
  outcomes: ['outcome in doubt', 'outcomes in doubt'],
  objections: ['outcome that people object to', 'outcomes that people object to'],
  due: ['question that is due', 'questions that are due'],
} as const

function sayWaiting(queue: Facts['queue']): string {
  const names = Object.keys(waits) as Waits[]
  const parts = names.flatMap((name) => {
    const count = queue[name]
    return count > 0 ? [`${count} ${waits[name][count === 1 ? 0 : 1]}`] : []
  })
  const said = [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')
  const all = names.reduce((sum, name) => sum + queue[name], 0)
  return `${said} ${all === 1 ? 'waits' : 'wait'}`
}
