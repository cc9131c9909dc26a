// Part: how a search uses the settings in the following steps; nothing to fill in.
import { useUser } from '../../../session/use-user.ts'
import styles from './tutorial.module.css'
import { productName } from '../../../session/product-name.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

const kinds = [
  {
    title: wizardStepsText.filters,
    text: wizardStepsText.filtersExplained,
    example: wizardStepsText.filtersExample,
  },
  {
    title: wizardStepsText.wishes,
    text: wizardStepsText.wishesExplained,
    example: wizardStepsText.wishesExample,
  },
  {
    title: wizardStepsText.leftOut,
    text: wizardStepsText.exclusionsText,
    example: wizardStepsText.exclusionExample,
  },
  {
    title: wizardStepsText.weights,
    text: wizardStepsText.weightsExplained,
    example: wizardStepsText.weightsExample,
  },
] as const

export function Tutorial() {
  const product = useUser().data?.product.name ?? productName
  return (
    <>
      <ol className={styles.kinds}>
        {kinds.map(({ title, text, example }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <span className={styles.example}>{example}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{wizardStepsText.relaxText(product)}</p>
    </>
  )
}
