// A subtle button on a card in a list: a plain element, because there are three on each of fifty cards.
import type { ComponentProps, ReactNode } from 'react'
import styles from './CardButton.module.css'

interface Props extends ComponentProps<'button'> {
  icon: ReactNode
}

/** A tooltip around it adds a class of its own. */
export function CardButton({ icon, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-alone={children === undefined || undefined}
      {...rest}
    >
      {icon}
      {children}
    </button>
  )
}
