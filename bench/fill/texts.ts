/**
 * What items of a copy are called and say: the collection's own titles and paragraphs, seen from places with names of
 * their own, and put together anew of what others of their kind and subject say under the same heading.
 */
import { type Random, randomIndex } from '#engine/random.ts'
import { anyRank, commonRank, longestOfNames, nameOf } from './names.ts'

/** An item of the collection, with its body in the numbers of its paragraphs. */
export type Told = { title: string; label: string; summary: string; parts: readonly number[] }
/** Which other paragraphs could stand in the place of one. */
export type Alike = (part: number) => readonly number[]

export type Composed = {
  title: string
  label: string
  summary: string
  /** In the order in which they stand. */
  parts: number[]
  /** The last paragraph, which names names. */
  names: string
  /** The ranks of those in the title and the label, and of those elsewhere. */
  named: number[]
  mentioned: number[]
}

/** As items may have. */
const longest = { title: 140, label: 36, summary: 300 }

const forms = {
  title: (place: string, town: string) => `, seen from ${place} near ${town}`,
  summary: (place: string) => ` Told for ${place}.`,
  names: (all: readonly string[]) =>
    `In ${all[0]} and ${all[1]} it is followed year by year; ${all[2]}, ${all[3]} and ${all[4]} count otherwise. ` +
    `Whoever doubts it names ${all[5]} and ${all[6]}, where nothing of the kind was seen, or ${all[7]}.`,
}

/** The words of the forms, without any name: they are in every item. */
export const wordsOfForms = {
  title: forms.title('', ''),
  summary: forms.summary(''),
  names: forms.names(Array.from({ length: 8 }, () => '')),
}

/** With room for what a copy adds. */
export function shortened({ title, label, summary, parts }: Told): Told {
  const longestName = '-'.repeat(longestOfNames)
  return {
    title: cut(title, longest.title - forms.title(longestName, longestName).length),
    label: cut(label, longest.label - longestName.length - 1),
    summary: cut(summary, longest.summary - forms.summary(longestName).length),
    parts,
  }
}

export function compose({ title, label, summary, parts }: Told, alike: Alike, random: Random): Composed {
  const named = [commonRank(random), anyRank(random)]
  const mentioned = [...Array.from({ length: 6 }, () => commonRank(random)), anyRank(random), anyRank(random)]
  const [place = '', town = ''] = named.map(nameOf)
  const [bare, mark] = /[?.!]$/.test(title) ? [title.slice(0, -1), title.slice(-1)] : [title, '']
  return {
    title: `${bare}${forms.title(place, town)}${mark}`,
    label: `${label} ${place}`,
    summary: `${summary}${forms.summary(place)}`,
    parts: parts.map((part) => (random() < 0.5 ? part : oneOf(alike(part), random, part))),
    names: forms.names(mentioned.map(nameOf)),
    named,
    mentioned,
  }
}

function oneOf(parts: readonly number[], random: Random, otherwise: number): number {
  return parts.length > 0 ? (parts[randomIndex(random, parts.length)] ?? otherwise) : otherwise
}

/** At a word's end. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, text.lastIndexOf(' ', most)).replace(/[\s\p{P}]+$/u, '')
}
