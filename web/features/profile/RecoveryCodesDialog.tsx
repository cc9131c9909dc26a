// Recovery codes, shown once: copied, saved as a file, or written down.
import { Button, Group, Stack, Text } from '@mantine/core'
import { text as factorText } from '../../i18n/second-factor.ts'
import { productName } from '../../session/product-name.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './factors.module.css'

function save(codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  link.download = factorText.fileName(productName)
  link.click()
  URL.revokeObjectURL(link.href)
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast(factorText.copied)
  } catch {
    showToast(factorText.copyFailed, { tone: 'bad' })
  }
}

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title={factorText.recoveryCodes} size={480} onClose={onClose}>
      <Stack>
        <Text size="sm">{factorText.codesExplained}</Text>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Button variant="default" onClick={() => void copy(codes)}>
              {factorText.copy}
            </Button>
            <Button variant="default" onClick={() => save(codes)}>
              {factorText.download}
            </Button>
          </Group>
          <Button onClick={onClose} data-autofocus>
            {factorText.codesSaved}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
