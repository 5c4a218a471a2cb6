/** Months in words, in six languages, whole or shortened, with and without a point. */

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const
export type Language = (typeof languages)[number]

/** From January to December; several spellings of one month are parted by a stroke. */
const names: Record<Language, string> = {
  en: 'jan|january feb|february mar|march apr|april may jun|june jul|july aug|august sep|sept|september oct|october nov|november dec|december',
  de: 'jan|januar|jän|jänner feb|februar|febr mär|mrz|märz|maerz apr|april mai jun|juni jul|juli aug|august sep|sept|september okt|oktober nov|november dez|dezember',
  fr: 'jan|janv|janvier fév|févr|février|fevrier|fevr mars|mar avr|avril mai juin juil|juillet aoû|août|aout sep|sept|septembre oct|octobre nov|novembre déc|décembre|decembre',
  es: 'ene|enero feb|febrero mar|marzo abr|abril may|mayo jun|junio jul|julio ago|agosto sep|sept|set|septiembre|setiembre oct|octubre nov|noviembre dic|diciembre',
  it: 'gen|gennaio feb|febbraio mar|marzo apr|aprile mag|maggio giu|giugno lug|luglio ago|agosto set|sett|settembre ott|ottobre nov|novembre dic|dicembre',
  pt: 'jan|janeiro fev|fevereiro mar|março|marco abr|abril mai|maio jun|junho jul|julho ago|agosto set|setembro out|outubro nov|novembro dez|dezembro',
}

export type NamedMonth = { month: number; languages: readonly Language[] }

const byName = new Map<string, { month: number; languages: Language[] }>()
for (const language of languages)
  names[language].split(' ').forEach((spellings, i) => {
    for (const name of spellings.split('|')) {
      const known = byName.get(name)
      if (known) known.languages.push(language)
      else byName.set(name, { month: i + 1, languages: [language] })
    }
  })

/** `Janv.`, `März`; null for any other word. No word means one month here and another there. */
export function monthNamed(word: string): NamedMonth | null {
  return byName.get(word.toLowerCase().normalize('NFC').replace(/\.$/, '')) ?? null
}
