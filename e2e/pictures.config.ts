import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Takes screenshots of every screen for visual review; tests nothing. */
export default defineConfig({ ...tests, testMatch: 'pictures.ts', reporter: 'list' });
