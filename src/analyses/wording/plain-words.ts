/**
 * The words that a sentence about any future may use: they link, compare and point, and state nothing. Every other word
 * must stand in what the sentence rests on, so that a language model can word what is known and add nothing to it.
 * Words that turn a meaning are in `turning-words.ts`.
 */
import { listOf, stemOf } from './words-of.ts'

const linking = `
  a an the this that these those it its itself they them their theirs he she his her which who whom whose what when where there here
  of in on at to for with between among as than through throughout during per into onto towards toward upon across along beside alongside
  and or but while whereas though although however so also too then again
  is are was were be been being has have had having do does did would may might can could should
  other others another one ones such
  now today currently present recent recently so far yet
  overall altogether together respectively in turn instead rather
  according relative compared comparing comparison based`

const pointing = `
  stand stands stood standing put puts putting give gives gave given giving show shows showed shown showing say says said saying
  suggest suggests indicate indicates point points pointing means place places placed see seen sees estimate estimates estimated
  lie lies lay lying range ranges ranging run runs
  reach reaches reached remain remains stay stays take takes took taken make makes made find finds found
  hold holds held use uses used read reads record records recorded compare compares describe describes described measure measures measured
  report reports reported state states stated set sets correspond corresponds leave leaves left span spans cover covers covered
  amount amounts equal equals carry carries carried offer offers look looks ask asks asked answer answers answered concern concerns
  move moves moved follow follows followed bring brings`

const naming = `
  estimate figure figures value values number numbers range ranges share shares level levels
  year years month months decade decades century day date dates time times period periods span horizon past future
  evidence base answer question questions case cases item items trend trends prediction predictions scenario scenarios series data datum
  observation observations result results side sides view views way ways part parts
  world worlds outcome outcomes event events sign signs signpost signposts threshold thresholds point path rate rates change changes
  difference gap kind kinds set sets source sources version versions measurement history basis ground size account order term terms`

export const linkingStems: ReadonlySet<string> = new Set(listOf(linking).map(stemOf))
export const plainStems: ReadonlySet<string> = new Set([
  ...linkingStems,
  ...[...listOf(pointing), ...listOf(naming)].map(stemOf),
])
