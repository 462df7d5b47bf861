import { Drawing } from './icons.tsx'

// What a first visit to the shop window draws is in `icons.tsx`: every page has that.

export const AlertIcon = () => (
  <Drawing>
    <path d="M12 3.5 22 20.5H2zM12 10v5M12 17v1.5" />
  </Drawing>
)

export const ClockIcon = () => (
  <Drawing>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.5l3.5 2" />
  </Drawing>
)

export const PauseIcon = () => (
  <Drawing>
    <path d="M8 4.5v15M16 4.5v15" />
  </Drawing>
)

export const UploadIcon = () => (
  <Drawing>
    <path d="M12 16V4M7 9l5-5 5 5M4 15v5h16v-5" />
  </Drawing>
)

export const PlayIcon = () => (
  <Drawing>
    <path d="M7 4.5v15L19.5 12z" />
  </Drawing>
)

export const CameraIcon = () => (
  <Drawing>
    <path d="M3 7h4l2-3h6l2 3h4v13H3z" />
    <circle cx="12" cy="13" r="4" />
  </Drawing>
)

export const EyeIcon = ({ isCrossed = false }: { isCrossed?: boolean }) => (
  <Drawing>
    <path d={`M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z${isCrossed ? 'M4 20 20 4' : ''}`} />
    <circle cx="12" cy="12" r="3" />
  </Drawing>
)
