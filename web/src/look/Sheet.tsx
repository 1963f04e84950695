import { Glyph, t } from '@anachron/kit'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import './sheet.css'

export interface SheetProps {
  title: string
  onClose(): void
  /** `side`: a drawer at the right, on phones from below; `wide`: for drawings. */
  kind?: 'middle' | 'wide' | 'side'
  children: ReactNode
}

/** A dialog over the table: focus stays inside, Escape closes it, and what was focused before is focused again. */
export function Sheet({ title, onClose, kind = 'middle', children }: SheetProps) {
  return (
    <ModalOverlay className="sheet-back" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="sheet" data-kind={kind}>
        <Dialog className="sheet-dialog">
          <div className="sheet-head">
            <Heading slot="title">{title}</Heading>
            <button type="button" className="button quiet icon" aria-label={t('Close')} onClick={onClose}>
              <Glyph name="close" />
            </button>
          </div>
          <div className="sheet-body">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
