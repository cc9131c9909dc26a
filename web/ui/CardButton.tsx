// A subtle button on a card in a list: a plain element, because there are three on each of fifty cards.
import type { ComponentProps, ReactNode } from 'react'
import styles from './CardButton.module.css'

interface Props extends ComponentProps<'button'> {
  icon: ReactNode
}

export function CardButton({ icon, children, ...rest }: Props) {
  return (
    <button type="button" className={styles.button} data-alone={children === undefined || undefined} {...rest}>
      {icon}
      {children}
    </button>
  )
}
