const LINE = 'rgb(255 255 255 / 0.16)';
const SHAPE = 'rgb(255 255 255 / 0.05)';
const DETAIL = 'rgb(255 255 255 / 0.22)';
const ROUTE = '#6ea8ff';
const ATTENDED = '#22c55e';

const CONNECTIONS = [
  'M156 306H196Q212 306 212 290V116Q212 100 196 100H164',
  'M156 330H316',
  'M112 266V226Q112 210 96 210H70',
];

const Building = ({ x, y, rows }: { x: number; y: number; rows: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="64" height={24 + rows * 18} rx="10" fill={SHAPE} stroke={LINE} strokeWidth="1.5" />
    {Array.from({ length: rows * 2 }, (_, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the windows are never reordered
        key={index}
        x={14 + (index % 2) * 22}
        y={15 + Math.floor(index / 2) * 18}
        width="14"
        height="9"
        rx="2.5"
        fill={DETAIL}
      />
    ))}
  </g>
);

const Campus = () => (
  <g transform="translate(68 266)">
    <rect width="88" height="88" rx="14" fill={SHAPE} stroke={DETAIL} strokeWidth="1.5" />
    <path
      d="M22 38 44 25l22 13M27 45v17M38.5 45v17M49.5 45v17M61 45v17M21 68h46"
      fill="none"
      stroke="#fff"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

/** The days of an internship: past days are filled, today has a ring. */
const Days = () => (
  <g>
    {[186, 214, 242].map((x) => (
      <circle key={x} cx={x} cy="282" r="4.5" fill="#fff" />
    ))}
    <circle cx="264" cy="250" r="4.5" fill="#fff" />
    <circle cx="264" cy="222" r="8.5" fill="none" stroke={ROUTE} strokeWidth="1.5" />
    <circle cx="264" cy="222" r="4.5" fill={ROUTE} />
    <circle cx="264" cy="194" r="4" fill="#0c1d40" stroke={ROUTE} strokeWidth="1.5" />
    <circle cx="296" cy="168" r="4" fill="#0c1d40" stroke={ROUTE} strokeWidth="1.5" />
  </g>
);

const Company = () => (
  <g transform="translate(328 108)">
    <rect width="92" height="116" rx="14" fill="#13336f" stroke={ROUTE} strokeWidth="2" />
    {[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => (
        <rect
          key={`${row}-${column}`}
          x={17 + column * 21}
          y={20 + row * 22}
          width="15"
          height="11"
          rx="3"
          fill={ROUTE}
          opacity={(row + column) % 2 === 0 ? 0.95 : 0.45}
        />
      )),
    )}
    <path d="M36 116V98q0-4 4-4h12q4 0 4 4v18" fill="none" stroke={ROUTE} strokeWidth="2" />
    <circle cx="92" cy="2" r="17" fill={ATTENDED} stroke="#0c1d40" strokeWidth="5" />
    <path
      d="m84.5 2.5 5 5 9.5-10"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

/** An internship drawn as a route through a network, from the campus to the company. */
export const RouteArt = () => (
  <svg viewBox="0 0 480 420" width="100%" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="route-art-grid" width="24" height="24" patternUnits="userSpaceOnUse">
        <circle cx="12" cy="12" r="1" fill="rgb(255 255 255 / 0.13)" />
      </pattern>
    </defs>
    <rect width="480" height="420" fill="url(#route-art-grid)" />
    {CONNECTIONS.map((path) => (
      <path key={path} d={path} fill="none" stroke={LINE} strokeWidth="1.5" />
    ))}
    <Building x={100} y={62} rows={3} />
    <Building x={6} y={176} rows={2} />
    <Building x={316} y={292} rows={4} />
    <path
      d="M156 282H248Q264 282 264 266V184Q264 168 280 168H328"
      fill="none"
      stroke={ROUTE}
      strokeWidth="2.5"
    />
    <Days />
    <Campus />
    <Company />
  </svg>
);
