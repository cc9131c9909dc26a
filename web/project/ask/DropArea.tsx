// A field that also accepts a dropped file, and the button that chooses one.
import { IconFileText } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import styles from './ask.module.css'
import { text as askText } from '../../i18n/ask.ts'

export function DropArea({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [over, setOver] = useState(false)
  return (
    <div
      className={`stack round gap-12 ${styles.area}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        setOver(false)
        if (!file) return
        event.preventDefault()
        // the screen around it may take other files
        event.stopPropagation()
        onFile(file)
      }}
    >
      {children}
    </div>
  )
}

export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  return (
    <label className="file">
      <IconFileText size={18} aria-hidden />
      {askText.chooseFile}
      <input
        type="file"
        accept=".pdf,.docx,.txt,.md,application/pdf,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // the same file may be chosen again
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
