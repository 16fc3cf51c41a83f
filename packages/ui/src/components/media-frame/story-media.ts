const DRAWING = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#27306b"/><stop offset=".55" stop-color="#c86b8f"/><stop offset="1" stop-color="#ffd9a0"/>
    </linearGradient>
  </defs>
  <rect width="640" height="480" fill="url(#sky)"/>
  <circle cx="430" cy="250" r="58" fill="#fff1cf"/>
  <path d="M0 330 130 210l90 80 110-120 140 150 80-60 90 80v140H0Z" fill="#3b2f5f"/>
  <path d="M0 390q160-60 320-10t320-20v120H0Z" fill="#1d1a38"/>
</svg>`;

/** A small landscape for stories. As a data URL it needs no network and looks the same everywhere. */
export const STORY_PICTURE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;

/** A video of a sunrise in four frames, a data URL for the same reason. */
export const STORY_CLIP =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAJ+EU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCAmzsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBEiYRDlnm6TYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFhzKE4teC2iaDgQFV7oEBhoVWX1ZQOOCdsIFAuoEwU8CBAVWwkFWxgQFVuYECVbqBDVW7gQEfQ7Z1AQAAAAAAAYzngQCgQKKh84EAAADQBQCdASpAADAAB4cIhYWImYSIJYIDQGOyPqjP/G2ITNhudeH4yx6LVWg2WMFHZC1GlJhtHwvXAP7mH/2rXsi4MpuV4lM7rd6RIWXF5nUoF8MCOK04OEX+LansREGry4PZzDLPV+n+MDlnYmOg2AB1oaqmqO6BAaWjsAIAnQEqQAAwAAqHCIWFiJmEiDgCAAaOT8zHm/FYAP7rrgCgw6GigQBkALECAB4RQAAYACIwL/QABXFxDtwzL2tC8OV415DAAHWhmaaX7oEBpZLRAQAqEcAAGAAYWC/0AAiMAAD7gQCgwqGhgQDIAHECACIRIAAYDYxNUBG7kIWNdHdSABjuO/GiX9w4daGZppfugQGlktEBACoRwAAYABhYL/QACIwAAPuBZKDZobiBASwAUQIAJhDkABgAKDAv9AHZ+MhKpfLA7iFJlU7g3KvPfd0jNDZ4pLsFpLBZWZK4L9nxYwLIAHWhmaaX7oEBpZLRAQAqEcAAGAAYWC/0AAiMAAD7gcgcU7trjbuLs4EAt4b3gQHxgdQ=';
