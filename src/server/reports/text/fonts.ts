import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { woffToTrueType } from './woff';

export type Family = 'sans' | 'arabic' | 'emoji' | 'han' | 'unifont';
/** A family and weight, used as the font name in the document. */
export type Face = `${Family}-${'regular' | 'bold'}`;

/** Fonts in order of preference; a file is read when a text first needs it. */
const FILES: Record<Family, { regular: string; bold: string }> = {
  sans: {
    regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  },
  arabic: {
    regular: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  },
  emoji: {
    regular: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    bold: '@expo-google-fonts/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf',
  },
  han: {
    regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  },
  // Bitmap shapes for the whole Basic Multilingual Plane (Hangul, Thai, Hebrew, Javanese …).
  unifont: {
    regular: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
    bold: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  },
};

const FALLBACKS: Family[] = ['sans', 'arabic', 'emoji', 'han', 'unifont'];
/** Replaces a character that no font has. */
export const REPLACEMENT = '\uFFFD';

// Resolves the font packages from the file that runs: the bundle or the source.
const { resolve } = createRequire(__filename);
const fontsByFile = new Map<string, Font>();

/** Parses each font once per worker, so that later reports reuse it and its glyphs. */
export function fontOf(face: Face): Font {
  const [family, weight] = face.split('-') as [Family, 'regular' | 'bold'];
  const file = FILES[family][weight];
  let font = fontsByFile.get(file);
  if (!font) {
    const bytes = readFileSync(resolve(file));
    font = create(file.endsWith('.woff') ? woffToTrueType(bytes) : bytes) as Font;
    fontsByFile.set(file, font);
  }
  return font;
}

/** Joiners and variation selectors, which only modify their neighbours and need no glyph. */
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;
const CACHE_LIMIT = 20_000;
const familyOfCluster = new Map<string, Family | null>();

/** The first family that has every character of a grapheme cluster, or null. */
export function familyFor(cluster: string): Family | null {
  let family = familyOfCluster.get(cluster);
  if (family === undefined) {
    const characters = [...cluster].filter((character) => !IGNORABLE.test(character));
    family =
      FALLBACKS.find((candidate) => {
        const font = fontOf(`${candidate}-regular`);
        return characters.every((character) =>
          font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
        );
      }) ?? null;
    if (familyOfCluster.size >= CACHE_LIMIT) familyOfCluster.clear();
    familyOfCluster.set(cluster, family);
  }
  return family;
}
