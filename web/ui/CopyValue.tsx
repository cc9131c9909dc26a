// A value to copy into another product's settings.
import { Button, CopyButton } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { text as uiText } from '../i18n/ui.ts'

/** `label` names the button for screen readers. */
export function CopyValue({ value, label }: { value: string; label: string }) {
  return (
    <>
      <code>{value}</code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconCopy size={14} aria-hidden />}
            onClick={copy}
            aria-label={copied ? uiText.isCopied : label}
          >
            <span aria-live="polite">{copied ? uiText.isCopied : uiText.copy}</span>
          </Button>
        )}
      </CopyButton>
    </>
  )
}
