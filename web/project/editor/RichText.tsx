// A field for an email's text, with formatting, links, and variables. Its value is plain text until something is formatted.
import { Input } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { areaSize } from './area-size.ts'
import type { RichTextAreaProps } from './RichTextArea.tsx'
import styles from './editor.module.css'

const RichTextArea = lazyPart(() => import('./RichTextArea.tsx').then(({ RichTextArea: component }) => component))

interface Props extends Pick<RichTextAreaProps, 'id' | 'value' | 'onChange' | 'disabled' | 'fieldRef' | 'tools' | 'snippets'> {
  label: string
  placeholder?: string
  /** The label is only announced. */
  isLabelHidden?: boolean
  description?: string | undefined
  error?: string | null | undefined
  required?: boolean
  variables?: RichTextAreaProps['variables']
  rows?: number
  maxRows?: number
}

const none = {}

export function RichText({ label, isLabelHidden = false, description, error, required = false, variables = none, ...props }: Props) {
  const { id, value, onChange, placeholder, disabled, fieldRef, tools, snippets, rows = 8, maxRows = 16 } = props
  const descriptions = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  const attributes: Record<string, string> = {
    ...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` }),
    ...(descriptions ? { 'aria-describedby': descriptions } : {}),
    ...(error ? { 'aria-invalid': 'true' } : {}),
    ...(required ? { 'aria-required': 'true' } : {}),
    ...(disabled ? { 'aria-disabled': 'true' } : {}),
    ...(placeholder ? { placeholder, 'aria-placeholder': placeholder } : {}),
  }
  return (
    <Input.Wrapper
      label={isLabelHidden ? undefined : <span id={`${id}-label`}>{label}</span>}
      description={description}
      error={error}
      required={required}
      labelElement="div"
      labelProps={{ onClick: () => document.getElementById(id)?.focus() }}
      descriptionProps={{ id: `${id}-description` }}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={styles.frame} data-invalid={Boolean(error) || undefined} data-disabled={disabled || undefined}>
        <Suspense fallback={<Place rows={rows} />}>
          <RichTextArea
            {...{ id, value, onChange, fieldRef, tools, variables, attributes, rows, maxRows }}
            {...(snippets ? { snippets } : {})}
            disabled={disabled ?? false}
          />
        </Suspense>
      </div>
    </Input.Wrapper>
  )
}

/** Same height as the empty editor. */
function Place({ rows }: { rows: number }): ReactNode {
  return (
    <>
      <div className={styles.area} style={areaSize(rows, rows)} aria-busy="true" />
      <div className={styles.bar} />
    </>
  )
}
