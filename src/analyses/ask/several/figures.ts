/** Several figures that are asked for by a list: 'two figures for 2031: the price of tea, and the number of tea houses'. */
import { namesSomething } from '../../question/content-words.ts'

const many = String.raw`(?:two|three|both|these|following|some|several)`
const figures = String.raw`(?:numbers?|figures?|values?|forecasts?|estimates?|projections?|prices?|things?|amounts?)`
const list = new RegExp(String.raw`^(.*\b${many} (?:\p{L}+ )?${figures}\b[^:]{0,60}): (.+)$`, 'isu')
const year = /\b(?:in|for|by|of|at the end of) (?:the year )?((?:20|21)\d\d)\b|\b((?:20|21)\d\d)\b/i
const hasVerb = /\b(?:will|would|could|can|is|are|does|do|did|if)\b/i

/** 'The chance of both things: that it rains, and that it snows' is one. */
const isOfOne = /\b(?:chances?|odds|probability|likelihood|likel(?:y|ier)|which|whether)\b/i

/** Each with the year that stands before all of them; null where nothing is listed so. */
export function figuresIn(sentence: string): string[] | null {
  const [, lead = '', rest = ''] = list.exec(sentence) ?? []
  return rest === '' || isOfOne.test(lead) ? null : listedAfter(rest, yearIn(lead))
}

const lists = new RegExp(String.raw`\b${many} (?:\p{L}+ )?${figures}\b[^:]{0,40}$`, 'iu')

/** What follows a lead that announces it: 'We need two figures:'. */
export const figuresAfter = (told: string, rest: string): string[] | null =>
  !isOfOne.test(told) && lists.test(told.trim().replace(/[:–—-]+$/u, '')) ? listedAfter(rest, yearIn(told)) : null

function yearIn(lead: string): string | null {
  const [, said, bare] = year.exec(lead) ?? []
  return said ?? bare ?? null
}

function listedAfter(rest: string, at: string | null): string[] | null {
  const pieces = rest.split(/,? (?:and|plus) |, /iu).map((one) => one.trim().replace(/[.?!;]+$/u, ''))
  if (pieces.length < 2 || pieces.length > most || hasVerb.test(rest) || !pieces.every(namesSomething)) return null
  return pieces.map((one) => `${one}${at === null || /\b(?:20|21)\d\d\b/.test(one) ? '' : ` in ${at}`}`)
}
const most = 4
