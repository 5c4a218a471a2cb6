/** Who was nearest to what happened in a season, of those who chose to be shown. */
import { useLoaderData } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Segmented } from '#kit/web/ui/controls/Segmented.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { PageHead } from '#kit/web/ui/page/PageHead.tsx'
import { categories, categoryTitles } from '#items/category-titles.ts'
import { type AskedLeaderboard, paths } from '#items/paths.ts'
import { leaderboardAddresses } from '../../addresses.ts'
import { sayRanked } from '../../leaderboard/say-leaderboard.ts'
import { allTime, saySeason, wholesOf } from '../../leaderboard/season.ts'
import { fewestCompared, fewestRanked } from '../../words.ts'
import type { LeaderboardData } from './leaderboard-data.ts'
import styles from './Leaderboard.module.css'
import { LeaderboardTable } from './LeaderboardTable.tsx'

/** Older ones stand at the end of the list of seasons of the API. */
const mostSeasons = 4

export function LeaderboardScreen() {
  return <LeaderboardInFull {...useLoaderData<LeaderboardData>()} />
}

export function LeaderboardInFull({ leaderboard, running }: Pick<LeaderboardData, 'leaderboard' | 'running'>) {
  const { season, category, rows, questions } = leaderboard
  const { user } = useUser()
  const asked: AskedLeaderboard = { ...(season !== running && { season }), ...(category && { category }) }
  const hasPeople = rows.some(({ by }) => by === null)
  return (
    <div className="stack">
      <PageHead
        crumbs={[]}
        title="Who saw it coming"
        standfirst="By peer score: how much nearer somebody was to what happened than the others, on the same questions on the same days. Skipping hard questions brings no advantage: the others find them as hard."
      />
      <Choices leaderboard={leaderboard} running={running} asked={asked} />
      <p className="fine soft">
        {saySeason(season)}: {sayQuestions(questions)}. {hasPeople && `${sayRanked(rows)}.`}
      </p>
      {rows.length > 0 && <LeaderboardTable rows={rows} own={user?.publicName ?? null} />}
      {hasPeople ? <HowToRead /> : <Nobody hasQuestions={questions > 0} isAllTime={season === allTime} />}
      <Files {...asked} />
    </div>
  )
}

function sayQuestions(questions: number): string {
  if (questions === 0) return 'no question that counts has come out'
  return questions === 1 ? 'one question that counts has come out' : `${questions} questions that count have come out`
}

type ChoicesProps = Pick<LeaderboardData, 'leaderboard' | 'running'> & { asked: AskedLeaderboard }

function Choices({ leaderboard: { season, seasons, category }, running, asked }: ChoicesProps) {
  const { season: _, ...inSeason } = asked
  const { category: __, ...inCategory } = asked
  const [thisYear = allTime] = wholesOf([running])
  const shown = [...new Set([...seasons.slice(0, mostSeasons), thisYear, allTime, season])]
  return (
    <div className={styles.choices}>
      <Segmented
        label="Season"
        ways={shown.map((one) => ({
          title: one === running ? 'This quarter' : one === allTime ? 'All time' : one.replace('-', ' '),
          to: paths.leaderboard({ ...inSeason, ...(one !== running && { season: one }) }),
          isOn: one === season,
        }))}
      />
      <Segmented
        label="Category"
        ways={[
          { title: 'All', to: paths.leaderboard(inCategory), isOn: category === null },
          ...categories.map((one) => ({
            title: categoryTitles[one],
            to: paths.leaderboard({ ...inCategory, category: one }),
            isOn: one === category,
          })),
        ]}
      />
    </div>
  )
}

function HowToRead() {
  return (
    <p className="fine soft">
      The bar is where the score would lie nine times in ten if the same skill met other luck; where bars meet, ranks
      are shared. Ranks begin at {fewestRanked} questions, and are among those who chose to be shown: whoever did not is
      named nowhere and takes no rank, but is among the others whom all are measured against.{' '}
      <Link to={paths.method('scores')}>How scores and seasons are made</Link>.{' '}
      <Link to={paths.account()}>Be shown here, or no longer</Link>.
    </p>
  )
}

function Nobody({ hasQuestions, isAllTime }: { hasQuestions: boolean; isAllTime: boolean }) {
  return (
    <Empty
      title="Nobody yet"
      action={
        <p className="row">
          <Link className={buttonClass({ variant: 'plain' })} to={paths.account()}>
            Be shown here
          </Link>
          {!isAllTime && <Link to={paths.leaderboard({ season: allTime })}>Who was nearest of all time</Link>}
        </p>
      }
    >
      {hasQuestions
        ? 'Nobody who forecast these questions has chosen to be shown.'
        : `Whoever chose to be shown stands here once a question that they forecast has come out, if ${fewestCompared} people or more had forecast it.`}
    </Empty>
  )
}

function Files(asked: AskedLeaderboard) {
  const files = [
    [leaderboardAddresses.findLeaderboardFile, 'As CSV'],
    [leaderboardAddresses.listLeaderboard, 'As JSON'],
  ] as const
  return (
    <p className="row">
      {files.map(([address, title]) => (
        <a key={title} className={buttonClass({ variant: 'plain', size: 'small' })} href={fileAt(address, asked)}>
          <Icon name="download" />
          {title}
        </a>
      ))}
    </p>
  )
}

function fileAt(address: string, asked: AskedLeaderboard): string {
  const [, path = ''] = address.split(' ')
  const query = new URLSearchParams(asked).toString()
  return query ? `${path}?${query}` : path
}
