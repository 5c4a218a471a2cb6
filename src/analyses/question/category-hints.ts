/** Which category a question belongs to, as far as its words say. */
import { categories, type Category } from '#items/category-titles.ts'

/** Beginnings of words. Those that belong to several categories are in none. */
const hints: Record<Category, string> = {
  social:
    'population|birth|fertility|child|women|ageing|aging|elderly|old age|longevity|life expectanc|live longer|health|disease|pandemic|vaccin|measles|polio|tubercul|suicide|education|school|religio|famil|marriage|migra|refugee|sanitation|cities|city|urban|housing|olympic|world cup|happi|culture|literacy|hunger',
  technological:
    'ai\\b|artificial intelligen|machine learning|robot|comput|quantum|chip\\b|chips\\b|semiconductor|transistor|processor|internet|broadband|telephone|smartphone|space\\b|mars\\b|moon\\b|satellite|rocket|orbit|fusion|solar|wind power|nuclear power|nuclear electricity|electric car|electric vehicle|batter|electricity|data cent|encrypt|algorithm|technolog',
  economic:
    'gdp\\b|econom|inflation|recession|price|cost|dollar|euro\\b|currenc|bitcoin|gold\\b|oil\\b|trade\\b|tariff|job|unemploy|employ|wage|income|poverty|debt|pension|bank|market|stock|compan|invest|inequal|money',
  environmental:
    'climate|warm|temperature|carbon|co2|emission|greenhouse|methane|nitrous|ice\\b|glacier|arctic|antarct|sea level|sea rise|ocean|acidif|forest|deforest|biodivers|species|drought|flood|pollut|coal\\b|geoengineer|volcan|asteroid|coral|water scarc',
  political:
    'war\\b|wars\\b|militar|weapon|arms\\b|nuclear test|nuclear weapon|invade|invasion|attack|conflict|peace|democra|elect(?:ion|ed)|president|parliament|government|treaty|treaties|taiwan|nato\\b|united nations|security council|corrupt|press freedom|journalist|dictator|sanction|death penalty|law\\b|rights|homicide|party leader',
}
const patterns = categories.map((category) => [category, new RegExp(`\\b(?:${hints[category]})`, 'g')] as const)

/** The one with the most words in the question; null where none leads. */
export function categoryOf(text: string): Category | null {
  const said = text.toLowerCase()
  const counts = patterns.map(([category, pattern]) => ({ category, count: new Set(said.match(pattern)).size }))
  const [first, second] = counts.toSorted((a, b) => b.count - a.count)
  return first && first.count > 0 && first.count > (second?.count ?? 0) ? first.category : null
}
