import { Button } from './Button';
import { Card, CardButtons, CardTexts } from './Card';
import { Container } from './Container';
import { Media } from './Media';
import { NeverEmpty, OnePicture, OnlyButtons } from './RuleBoxes';
import { Text } from './Text';
import { Video } from './Video';

/** All components, by their names in saved pages. */
export const resolver = {
  Container,
  Text,
  Button,
  Media,
  Video,
  Card,
  CardTexts,
  CardButtons,
  OnlyButtons,
  OnePicture,
  NeverEmpty,
};
