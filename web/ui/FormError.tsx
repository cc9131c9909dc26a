import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** The error of a form as a whole; screen readers announce it. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Text role="alert" size="sm" c="var(--mantine-color-error)">
      {children}
    </Text>
  )
}
