//
// Licensed to the Apache Software Foundation (ASF) under one
// or more contributor license agreements.  See the NOTICE file
// distributed with this work for additional information
// regarding copyright ownership.  The ASF licenses this file
// to you under the Apache License, Version 2.0 (the
// "License"); you may not use this file except in compliance
// with the License.  You may obtain a copy of the License at
//
//     http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.
//

import type { ComponentType, ReactNode } from "react";

interface ZnodeLabProps {
  /** A figure or a scenario: the builder of the lab lists all of them. */
  scene: string;
  /** Settings of the scenario, such as "variant=claimed,items=3". */
  set?: string;
  caption: string;
  /** What readers without JavaScript see below the picture. */
  children?: ReactNode;
}

// A custom element, which React passes its attributes to.
const Element = "znode-lab" as unknown as ComponentType<ZnodeLabProps>;

// Each version of the documentation is built with a base path of its own; the build copies docs-images below it, so that a version
// keeps the lab that it was published with.
const FOLDER = `${import.meta.env.BASE_URL}docs-images/znode-lab/`;

/** A figure that runs. React puts style sheet and script into the head, once for all figures of a page. */
export function ZnodeLab({ scene, set, caption, children }: ZnodeLabProps) {
  const picture = `${FOLDER}posters/${scene}.svg`;
  return (
    <>
      <link
        rel="stylesheet"
        href={`${FOLDER}znode-lab.css`}
        precedence="default"
      />
      <script async type="module" src={`${FOLDER}znode-lab.js`} />
      <Element scene={scene} set={set} caption={caption}>
        {set === undefined && <img src={picture} alt="" />}
        {children}
      </Element>
    </>
  );
}
