// Every view on fixed moments, for the developers of views. Not part of the built page. The address says what is shown:
// gallery.html?clients=6&moment=woken&layout=compare&theme=dark&language=zh-CN
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { findLanguage, SOURCE } from '../../words/languages.ts';
import { speak, useWords } from '../../words/useWords.ts';
import { frames } from '../../ui/playback/frames.ts';
import {
  FIXED_TIME_MS,
  herdPicture,
  linePicture,
  MOMENTS,
  type FixedMoment,
} from '../../ui/views/world/fixtures.ts';
import { WorldPanel } from '../../ui/views/world/WorldPanel.tsx';
import { nthClientId } from '../../engine/index.ts';
import { ViewGallery } from './viewGallery.tsx';
import { tell } from './viewStories.ts';
import '../../ui/theme/base.css';
import styles from './gallery.module.css';

const asked = new URLSearchParams(location.search);

function Gallery() {
  const { picture, scenarios } = useWords();
  const clients = Number(asked.get('clients') ?? 6);
  const moment = momentOf(asked.get('moment'));
  const layout = asked.get('layout') ?? 'compare';
  const hint = asked.has('hint')
    ? { client: nthClientId(0), text: 'Kill me', accept: () => undefined }
    : null;
  const herd = scenarios.worlds['herd-lock/exists'];
  const line = scenarios.worlds['predecessor-lock'];
  return (
    <main className={styles.gallery} data-layout={layout} aria-label={picture.queue}>
      {layout !== 'right' && (
        <WorldPanel
          side={0}
          picture={herdPicture(clients, moment)}
          title={herd.name}
          subtitle={herd.more}
          hint={hint}
        />
      )}
      {layout !== 'single' && (
        <WorldPanel
          side={1}
          picture={linePicture(clients, moment)}
          title={line.name}
          subtitle={line.more}
          hint={null}
        />
      )}
    </main>
  );
}

function momentOf(name: string | null): FixedMoment {
  return MOMENTS.find((moment) => moment === name) ?? 'held';
}

async function open(): Promise<void> {
  const theme = asked.get('theme');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  if (asked.has('projector')) document.documentElement.dataset['projector'] = '';
  await speak(findLanguage(asked.get('language') ?? '') ?? SOURCE);
  frames.announce({ timeMs: FIXED_TIME_MS, step: 0, motion: 'full' });
  if (asked.has('view')) tellStory();
  const host = document.getElementById('root');
  if (host !== null) {
    createRoot(host).render(
      <StrictMode>{asked.has('view') ? <ViewGallery asked={asked} /> : <Gallery />}</StrictMode>,
    );
  }
}

function tellStory(): void {
  const toMs = asked.get('to');
  tell(asked.get('story') ?? 'line', toMs === null ? null : Number(toMs));
}

void open();
