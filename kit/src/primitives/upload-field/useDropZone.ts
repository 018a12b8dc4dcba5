import { useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';

const hasFiles = (transfer: DataTransfer) => Array.from(transfer.types).includes('Files');

/** Files by drag and drop, and by paste. Every file dropped on the field stays here: a browser would open it instead. */
export function useDropZone({ isOpen, onFiles }: { isOpen: boolean; onFiles: (files: File[]) => void }) {
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    isOver,
    zoneProps: {
      onDragEnter: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        depth.current += 1;
        setOver(isOpen);
      },
      onDragLeave: () => {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isOpen ? 'copy' : 'none';
      },
      onDrop: (event: DragEvent) => {
        leave();
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        if (isOpen) onFiles(Array.from(event.dataTransfer.files));
      },
      onPaste: (event: ClipboardEvent) => {
        const files = Array.from(event.clipboardData.files);
        if (files.length === 0 || !isOpen) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
