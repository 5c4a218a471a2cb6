/** What a chart is called in files and addresses: 'Fossil CO2 emissions' becomes 'fossil-co2-emissions'. */
export function fileNameOf(title: string): string {
  return (
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'chart'
  )
}
