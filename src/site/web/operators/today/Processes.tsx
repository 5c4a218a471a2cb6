/** The processes that are there, each as it last wrote of itself. */
import { sayNumber } from '#kit/numbers.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { sayAge, sayBytes } from '../../../operators/say-health.ts'
import { useHealth } from './call-health.ts'
import { Known } from './Known.tsx'
import { StateWord } from './StateWord.tsx'

export function Processes() {
  const { answer } = useHealth()
  const hasReplica = (answer?.replica ?? null) !== null
  return (
    <Section title="Processes" note="Their last minute" id="processes">
      <Known of={answer?.processes} none="None has written yet: each does after a minute.">
        {(processes) => (
          <Table caption="Processes, each in its last minute" isPlain>
            <Head
              columns={['Process', ...numbers('Answers', 'Memory', ...(hasReplica ? ['Replica'] : [])), 'Changes']}
            />
            <tbody>
              {processes.map(({ process, answers, memoryBytes, lagSeconds, isListening }) => (
                <tr key={process}>
                  <th scope="row">{process}</th>
                  <td className="num">{sayNumber(answers)}</td>
                  <td className="num">{sayBytes(memoryBytes)}</td>
                  {hasReplica && <td className="num">{sayAge(lagSeconds)}</td>}
                  <td>
                    <StateWord state={isListening ? 'fine' : 'late'}>{isListening ? 'heard' : 'not heard'}</StateWord>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Known>
    </Section>
  )
}
