/**
 * What is the chance of a value at a time? The question is here at once; the form that answers it is shown where scripts run.
 */
import { classes } from '#kit/web/ui/classes.ts'
import { ChanceForm, type ChanceFormProps } from './ChanceForm.tsx'
import styles from './Trend.module.css'

export function ChanceTool(props: ChanceFormProps) {
  return (
    <div className={classes(styles.tool, 'noprint')} id="chance">
      <h3>How likely is a value?</h3>
      <div className={classes(styles.asking, 'scripted')}>
        <ChanceForm {...props} />
      </div>
      <p className="unscripted soft">
        The form that answers this needs scripts. Without them, the numbers behind the chart say which value is not
        passed with which chance.
      </p>
    </div>
  )
}
