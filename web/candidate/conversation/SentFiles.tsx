// The files of an email that we sent or will send, each with its download.
import { Anchor } from '@mantine/core'
import type { WireSentFile } from '@fairlead/contract/shapes/conversation'
import { sizeText } from '@fairlead/domain/outreach/attachment'
import { IconPaperclip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { downloadFile } from '../../api/download.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { text as apiText } from '../../i18n/api.ts'

export function SentFiles({ messageId, files }: { messageId: string | null; files: readonly WireSentFile[] }) {
  return files.map((file) => <SentFile key={file.number} messageId={messageId} file={file} />)
}

/** `messageId`: null while the email isn’t written. `children`: a button for the file. */
export function SentFile({ messageId, file, children }: { messageId: string | null; file: WireSentFile; children?: ReactNode }) {
  const downloading = useSubmit({
    send: () => downloadFile('v2/mail/attachment', { message_id: messageId ?? '', number: file.number }, file.file_name),
    failure: apiText.downloadFailed,
  })
  return (
    <div className="flex over pad-8 text-13">
      <IconPaperclip size={15} aria-hidden />
      <div>
        {file.can_download && messageId !== null ? (
          <Anchor component="button" type="button" size="sm" className="anywhere" onClick={() => void downloading.run()}>
            {file.file_name}
          </Anchor>
        ) : (
          <span className="anywhere">{file.file_name}</span>
        )}
        <p>{sizeText(file.size)}</p>
        <FormError>{downloading.sentence}</FormError>
      </div>
      {children}
    </div>
  )
}
